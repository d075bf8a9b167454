import { graphql, type SliceComponentProps } from 'gatsby'
import { useMemo } from 'react'
import { searchPaths } from '../../addresses/search-paths'
import { languageOfPath } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { FlyOut } from '../components/header/fly-out'
import { HeaderBar } from '../components/header/header-bar'
import { Letterhead } from '../components/header/letterhead'

/** Header and fly-out of one language (specification, section 2). Its child is the language switch of the page. */
export default function HeaderSlice({ data, children }: SliceComponentProps<Queries.HeaderSliceQuery>) {
  const texts = useMemo(() => textLookup<'common'>(data.locales.edges), [data])
  const searchPath = searchPaths[languageOfPath(data.header.homePath)]
  return (
    <>
      <HeaderBar header={data.header} searchPath={searchPath} texts={texts} />
      <Letterhead header={data.header} />
      <FlyOut header={data.header} searchPath={searchPath} texts={texts}>
        {children}
      </FlyOut>
    </>
  )
}

export const query = graphql`
  query HeaderSlice($language: String!) {
    header: siteHeader(language: $language) {
      homePath
      season
      summerPageLink {
        href
      }
      winterPageLink {
        href
      }
      hotel {
        hotelName
        bookingEngineLink {
          ...LinkFields
        }
        shopLink {
          ...LinkFields
        }
        phone
        email
      }
      menu {
        ...MenuItemFields
        children {
          ...MenuItemFields
        }
      }
      flyout {
        ...MenuItemFields
        children {
          ...MenuItemFields
          children {
            ...MenuItemFields
          }
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
