/** Draws one picture for print, named by its slug, and writes it to standard output: a process of its own. */
import os from 'node:os'
import { scenes } from '../scenes'
import { renderPrint } from './render-print'

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const [slug] = process.argv.slice(2)
const scene = scenes.find((candidate) => candidate.slug === slug)
if (!scene) throw new Error(`No scene draws '${slug}'`)
void renderPrint(scene).then((jpeg) => process.stdout.write(jpeg))
