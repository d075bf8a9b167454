import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'ridge',
  title: 'Today on the ridge',
  description:
    'One line that says by itself what it is like up there: season, temperature, snow, lifts, train.',
  shows: 'What it is like on the ridge, in one line, with the time at which it was measured.',
  fields: [
    {
      name: 'link',
      type: 'link',
      title: 'Webcam',
      description: 'Where the webcam is; the line names the time of its picture. Optional.',
    },
  ],
})
