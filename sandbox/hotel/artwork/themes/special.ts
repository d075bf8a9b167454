import { night } from './dark'
import { summer } from './day'
import type { Theme } from './theme'

/** Brown inks on cream, for the house in 1897. */
export const sepia: Theme = {
  ...summer,
  sky: ['#d9c4a0', '#e6d5b3', '#f3e7cd', '#f3e7cd'],
  mountain: {
    lit: '#f3e7cd',
    half: '#e6d5b3',
    shade: '#c9ad84',
    deep: '#a5835c',
    rockLit: '#b99a70',
    rockDark: '#8a6848',
  },
  far: { lit: '#e6d5b3', shade: '#c9ad84' },
  haze: '#e6d5b3',
  farWood: '#a5835c',
  farSlope: '#8a6848',
  wood: [{ dark: '#4a3424', lit: '#6a4a34' }],
  field: ['#a5835c', '#c9ad84', '#dcc59c'],
  ground: ['#3b2a20', '#6a4a34', '#a5835c'],
  spruce: { dark: '#3b2a20', lit: '#6a4a34', sunSide: -1 },
  larch: { trunk: '#3b2a20', dark: '#4a3424', mid: '#6a4a34', light: '#a5835c' },
  pine: { trunk: '#3b2a20', trunkLit: '#8a6848', dark: '#3b2a20', mid: '#6a4a34', light: '#a5835c' },
  house: {
    wall: '#f6ecd6',
    wallShade: '#d9c09a',
    wallDeep: '#8a6848',
    trim: '#fbf4e4',
    glass: '#6a4a34',
    glassShade: '#4a3424',
    shutter: '#8a6848',
    shutterShade: '#6a4a34',
    roof: '#8a6848',
    roofShade: '#6a4a34',
    rail: '#6a4a34',
    terrace: '#d9c09a',
  },
  path: '#f3e7cd',
  flowers: ['#dcc59c', '#f3e7cd'],
}

/** A storm in July: slate above, one shaft of yellow light. */
export const storm: Theme = {
  ...summer,
  sky: ['#27333f', '#3c4c5a', '#5f7483', '#c9c29a'],
  skyForm: 'layered',
  mountain: {
    lit: '#efe3b4',
    half: '#c9b98a',
    shade: '#6f8490',
    deep: '#3f5361',
    rockLit: '#8f8468',
    rockDark: '#31434f',
  },
  far: { lit: '#6f8490', shade: '#4d606d' },
  haze: '#5f7483',
  farWood: '#31434f',
  farSlope: '#3a5148',
  wood: [{ dark: '#18242a', lit: '#2a3d3c' }],
  field: ['#2a3d3c', '#4c6446', '#a7a457'],
  ground: ['#18242a', '#2a3d3c', '#4c6446'],
  spruce: { dark: '#18242a', lit: '#2a3d3c', sunSide: -1 },
}

/** A summer night without snow in the valley. */
export const summerNight: Theme = {
  ...night,
  sky: ['#0f1c3a', '#1a2f57', '#2b4a78', '#4a6f98'],
  mountain: {
    lit: '#8fa9c6',
    half: '#6a8db4',
    shade: '#33568a',
    deep: '#22427a',
    rockLit: '#2b4a78',
    rockDark: '#15294d',
  },
  bareAbove: 0.9,
  far: { lit: '#33568a', shade: '#22427a' },
  haze: '#2b4a78',
  farWood: '#15294d',
  farSlope: '#1a2f57',
  wood: [{ dark: '#0f1c3a', lit: '#15294d', sunSide: 1 }],
  field: ['#12294a', '#1c3d4f', '#2f5a5c'],
  ground: ['#0b152c', '#12294a', '#1c3d4f'],
}
