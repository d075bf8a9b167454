import { graphql } from 'gatsby'

/** What every page asks for beside its own content: for its head, its language switch and its texts. */

export const pageHeadFields = graphql`
  fragment PageHeadFields on PageHead {
    title
    ownTitle
    description
    noIndex
    shareImage
  }
`

export const translationFields = graphql`
  fragment TranslationFields on Translation {
    language
    path
    noIndex
  }
`

export const ancestorFields = graphql`
  fragment AncestorFields on PageName {
    title
    path
  }
`

export const siteAddressFields = graphql`
  fragment SiteAddressFields on Site {
    siteMetadata {
      siteUrl
    }
  }
`

export const localeFields = graphql`
  fragment LocaleFields on LocaleTexts {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`
