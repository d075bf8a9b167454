import { graphql, type SliceComponentProps } from 'gatsby'
import { useEffect, useMemo } from 'react'
import { languageOfPath } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { FooterContent } from '../components/footer/footer-content'
import { HouseBar } from '../components/thumb-bar/house-bar'
import { keepBrokenTexts } from '../guard/broken-texts'

/** The footer of one language (specification, section 2), and on phones what can be done next on any page. Its child is the language switch of the page. */
export default function FooterSlice({ data, children }: SliceComponentProps<Queries.FooterSliceQuery>) {
  useEffect(() => keepBrokenTexts(languageOfPath(data.footer.homePath), data.errorTexts.edges), [data])
  const texts = useMemo(() => textLookup<'common'>(data.locales.edges), [data])
  return (
    <>
      <HouseBar footer={data.footer} texts={texts} />
      <FooterContent footer={data.footer} texts={texts}>
        {children}
      </FooterContent>
    </>
  )
}

export const query = graphql`
  query FooterSlice($language: String!) {
    footer: siteFooter(language: $language) {
      homePath
      year
      hotel {
        hotelName
        phone
        bookingEngineLink {
          ...LinkFields
        }
      }
      contactInfo {
        contactText
        googleMapsLink
      }
      prefooter {
        summerSeasonLength
        winterSeasonLength
        list {
          ...PartnerLogoFields
        }
        list2 {
          ...PartnerLogoFields
        }
      }
      socialMedia {
        list {
          type
          url
        }
      }
      legal {
        privacy {
          ...LinkFields
        }
        conditions {
          ...LinkFields
        }
        imprint {
          ...LinkFields
        }
        cookies {
          ...LinkFields
        }
      }
      columns {
        menuId
        items {
          ...MenuItemFields
          children {
            ...MenuItemFields
          }
        }
      }
    }
    errorTexts: localeTexts(language: $language, namespaces: ["error"]) {
      edges {
        node {
          ns
          data
        }
      }
    }
    locales: localeTexts(language: $language, namespaces: ["common"]) {
      edges {
        node {
          ns
          data
        }
      }
    }
  }
`
