/** Where Gatsby's own part of the app begins in the browser; shape-bundle.ts says which file that is. */
declare module 'gatsby-app' {}
