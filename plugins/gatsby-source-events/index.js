// Gatsby looks for this file; the plugin's work is in gatsby-node.ts.
