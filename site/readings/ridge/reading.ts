import type { AnyReading } from '../reading-feed'

/** What the service of the ridge measured at one moment, every value checked. Moments are ms since the epoch. */
export interface RidgeReading extends AnyReading {
  /** Degrees Celsius, to a tenth. */
  temperature?: number
  /** Whole centimetres. */
  snowDepth?: number
  lifts?: { open: number; total: number }
  /** When the next train up left, at the moment of the reading. */
  nextTrain?: number
  /** When the picture of the webcam was taken. */
  webcamAt?: number
}
