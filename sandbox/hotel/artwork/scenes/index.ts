import { heroScenes } from './hero'
import { lakeScenes } from './lake'
import type { Scene } from './scene'
import { skiScenes } from './ski'
import { villageScenes } from './village'

export const scenes: readonly Scene[] = [...heroScenes, ...lakeScenes, ...skiScenes, ...villageScenes]
