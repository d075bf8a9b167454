/** What the page of a month is made of, in its pieces. */
export type ListData = Queries.EventsListTemplateQuery
export type Teaser = NonNullable<ListData['month']>['teasers'][number]
export type CalendarMonth = NonNullable<ListData['calendar']>['months'][number]
export type Facets = NonNullable<ListData['facets']>
