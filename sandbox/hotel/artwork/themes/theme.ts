import type { HouseInks } from '../buildings/house-inks'
import type { MountainInks } from '../mountains/draw-mountain'
import type { SunName } from '../mountains/ranges'
import type { Ink } from '../paper/ink'
import type { LarchInks } from '../trees/larch'
import type { SnowInks, SpruceInks } from '../trees/spruce'
import type { StonePineInks } from '../trees/stone-pine'

/** Three or four tones from dark to light. */
export type Tones = readonly [Ink, Ink, Ink]

/** An hour and a season: the inks of everything out of doors, and the sun that goes with them. */
export interface Theme {
  readonly sun: SunName
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [Ink, Ink, Ink, Ink]
  /** radial: bright at the sun's side; layered: bright at the horizon. */
  readonly skyForm: 'radial' | 'layered'
  readonly stars?: readonly [Ink, Ink]
  readonly mountain: MountainInks
  readonly bareAbove: number
  /** Light values between the four snow inks, high to low; see MountainLook. */
  readonly cuts?: readonly [number, number, number]
  readonly shadeBelow?: number
  readonly far: { readonly lit: Ink; readonly shade: Ink }
  readonly haze: Ink
  /** The hazy wood at the mountain's foot. */
  readonly farWood: Ink
  readonly farSlope: Ink
  readonly wood: readonly SpruceInks[]
  /** Meadow or snow field, dark to light. */
  readonly field: Tones
  /** The nearest ground, dark to light. */
  readonly ground: Tones
  readonly spruce: SpruceInks
  readonly snow?: SnowInks
  readonly larch: LarchInks
  readonly pine: StonePineInks
  readonly house: HouseInks
  readonly path: Ink
  readonly flowers: readonly [Ink, Ink]
}
