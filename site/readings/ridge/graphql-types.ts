/** What it is like on the ridge. Each description shows in GraphiQL. */
export const ridgeTypes = /* GraphQL */ `
"What it is like on the ridge, as its service measured it last. There is one, of id ridge, where RIDGE_FEED_URL is set."
type RidgeReading implements Node @dontInfer {
  "When it was measured, ISO 8601 with the offset of the hotel's zone; null where there is no reading, or none of the last week."
  measuredAt: String
  "Whether it is at most six hours old. Without it all values below are null."
  isCurrent: Boolean!
  "Degrees Celsius, to a tenth."
  temperature: Float
  "Depth of the snow, whole centimetres."
  snowDepth: Int
  "How many lifts were open."
  liftsOpen: Int
  "How many lifts there are."
  liftsTotal: Int
  "When the next train up left, seen from the moment of the reading; ISO 8601 with offset."
  nextTrain: String
  "When the picture of the webcam was taken, ISO 8601 with offset."
  webcamAt: String
}

"What the part of the ridge says, in the language of its page."
type RidgeWords {
  "One sentence: the season of the house, and what was measured while that is current. Empty where neither is known."
  line: String!
  "Since when that holds, or when there was a reading last; null where nothing was measured."
  asOf: RidgeMoment
  "When the picture of the webcam was taken; null where it is not known."
  webcam: RidgeMoment
}

"A moment that the part of the ridge names."
type RidgeMoment {
  "What kind of moment it is, such as Stand; null where its place says so."
  label: String
  "ISO 8601 with the offset of the hotel's zone."
  iso: String!
  "As it is read, such as 8. Januar, 14:20 Uhr."
  text: String!
}
`
