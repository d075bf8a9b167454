// Written by npm run generate from graphql-types.ts.

/** What resolvers hand on, by type of GraphQL; fields with a resolver of their own are left out. */
export interface FilledTypes {
  EnquiryForm: {
    page: string
    questions: readonly FilledTypes['EnquiryQuestion'][]
    send: string
    sending: string
    privacy: string
    unavailable: string
    trap: string
  }
  EnquiryQuestion: {
    name: string
    label: string
    input: string
    isNeeded: boolean
    most: number
    autoComplete: string | null | undefined
    hint: string | null | undefined
    choices: readonly FilledTypes['EnquiryChoice'][]
  }
  EnquiryChoice: {
    value: string
    label: string
  }
  Floor: {
    level: number
    label: string
  }
  LowestPrice: {
    season: string | null | undefined
    amount: number
    label: string | null | undefined
  }
  Translation: {
    language: string
    path: string
    title: string
    noIndex: boolean
  }
  PageHead: {
    title: string
    ownTitle: string | null | undefined
    description: string | null | undefined
    noIndex: boolean
    shareImage: string | null | undefined
  }
  Link: {
    label: string | null | undefined
    href: string
    isExternal: boolean
  }
  Picture: {
    alt: string
    caption: string | null | undefined
    credit: string | null | undefined
    width: number
    height: number
  }
  Fact: {
    label: string
    value: string
  }
  Price: {
    label: string
    season: string | null | undefined
    amount: number | null | undefined
    currency: string
    unit: string | null | undefined
    note: string | null | undefined
  }
  OpeningHours: {
    days: string
    opens: string | null | undefined
    closes: string | null | undefined
    note: string | null | undefined
  }
  Film: {
    title: string | null | undefined
    poster: FilledTypes['Picture'] | null | undefined
    animatedPoster: string | null | undefined
    provider: string | null | undefined
    videoId: string | null | undefined
    duration: number | null | undefined
  }
  Download: {
    name: string
    filename: string
    url: string
    extension: string
    size: number | null | undefined
    preview: FilledTypes['Picture'] | null | undefined
  }
  OpenSeason: {
    season: string
    from: string
    to: string
  }
  HouseZone: {
    name: string
    offsets: readonly FilledTypes['ZoneOffset'][]
  }
  ZoneOffset: {
    from: string
    minutes: number
  }
  AccordionItem: {
    key: string
    title: string
    body: unknown
  }
  ImageById: {
    id: string
    asset: unknown
    crop: unknown
    hotspot: unknown
    title: string | null | undefined
    creditLine: string | null | undefined
    picture: FilledTypes['Picture'] | null | undefined
  }
  MenuItem: {
    key: string
    title: string
    href: string | null | undefined
    isExternal: boolean
    children: readonly FilledTypes['MenuItem'][]
  }
  PartnerLogoLink: {
    href: string
    alt: string
    isLazyloaded: boolean
    picture: FilledTypes['Picture'] | null | undefined
  }
  SocialLink: {
    type: string
    url: string
  }
  FooterColumn: {
    menuId: string
    items: readonly FilledTypes['MenuItem'][]
  }
  SiteHeader: {
    language: string
    homePath: string
    season: string | null | undefined
    menu: readonly FilledTypes['MenuItem'][]
    flyout: readonly FilledTypes['MenuItem'][]
  }
  SiteFooter: {
    language: string
    homePath: string
    year: number
    columns: readonly FilledTypes['FooterColumn'][]
  }
  HotelFacts: {
    language: string
  }
  ContactInfo: {
    language: string
  }
  Prefooter: {
    language: string
  }
  SocialMedia: {
    language: string
  }
  LegalLinks: {
    language: string
  }
  LocaleEdge: {
    node: unknown
  }
  LocaleTexts: {
    edges: readonly FilledTypes['LocaleEdge'][]
  }
}

/** The same of the nodes that the site makes. */
export interface NodeTypes {
  SitemapEntry: {
    documentId: string
    type: string
    language: string
    path: string
    title: string
    isHome: boolean
    season: string | null
    noIndex: boolean
  }
  Teaser: {
    documentId: string
    type: string
    language: string
    path: string
    title: string
    lead: string | null
    line: string | null
    prices: readonly FilledTypes['LowestPrice'][]
    validFrom: string | null
    validTo: string | null
    season: string | null
  }
  RoomChoice: {
    path: string
    title: string
    ownFeature: string | null
    size: number | null
    guests: number | null
    beds: string | null
    floorText: string | null
    floors: readonly FilledTypes['Floor'][]
    allowsDogs: boolean
    hasStove: boolean
    hasBathtub: boolean
    prices: readonly FilledTypes['LowestPrice'][]
  }
  PageName: {
    path: string
    title: string
  }
  GuardedPage: {
    documentId: string
    path: string
    guards: string
    title: string
    language: string
  }
  LibraryPicture: {
    documentId: string
    title: string | null
  }
  SitePart: {
    kind: string
    language: string
    content: unknown
  }
  Today: {
    date: string
  }
  Moment: {
    at: string
  }
  Locale: {
    language: string
    ns: string
    data: string
  }
}
