import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../worker/streams/testing/free-port'
import { waitFor } from '../support/wait-for'
import { type Family, startFamily } from './children'
import type { Engine, EngineWindow } from './engine'
import { serveWithFirstScript } from './with-first-script'

const driverProgram = '/usr/bin/WebKitWebDriver'
const screenProgram = '/usr/bin/Xvfb'

/** Where Debian and Ubuntu have the browser that WebKitGTK comes with: in a folder of the processor's name. */
const browserProgram = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))

/** What is missing here to try WebKit, in words; undefined where nothing is. */
export function missingForWebkit(): string | undefined {
  if (!existsSync(driverProgram) || browserProgram() === undefined)
    return 'WebKit is not installed (Debian: webkit2gtk-driver)'
  return existsSync(screenProgram) ? undefined : 'there is no screen for WebKit (Debian: xvfb)'
}

/** px */
const screenSize = { width: 1600, height: 1200 }

/** A screen that nobody sees, of a number that is free. */
async function startScreen(): Promise<{ screen: Family; display: string }> {
  const words = [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${screenSize.width}x${screenSize.height}x24`,
    '-nolisten',
    'tcp',
  ]
  const screen = startFamily(screenProgram, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = screen.parent.stdio[3] as Readable
  const number = await new Promise<string>((resolve, reject) => {
    told.once('data', (text) => resolve(String(text).trim()))
    screen.parent.once('exit', () => reject(new Error('Xvfb ended before it had a screen')))
  })
  return { screen, display: `:${number}` }
}

/** A folder for what a visitor has at home: profile, settings, downloads. */
async function makeHome(): Promise<{ home: string; downloads: string }> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  const downloads = path.join(home, 'downloads')
  await mkdir(downloads)
  await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true })
  await writeFile(path.join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  // Its bar would keep the window wider than a phone.
  await writeFile(path.join(home, '.config/gtk-3.0/gtk.css'), 'button, entry { padding: 0; min-width: 0 }\n')
  return { home, downloads }
}

/** One command of the protocol. @throws Error with what the driver says against it */
async function command(address: string, body?: object, method = 'POST'): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = Object(await answer.json())
  if (!answer.ok) throw new Error(`${address.split('/').at(-1)}: ${Object(value).message}`)
  return value
}

const capabilities = (binary: string | undefined) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
})

/** WebKit as Safari has it, in the browser that WebKitGTK comes with, by its W3C WebDriver. */
export async function startWebkit(siteUrl: string): Promise<Engine> {
  const forerunner = await serveWithFirstScript(siteUrl)
  const { screen, display } = await startScreen()
  const { home, downloads } = await makeHome()
  const port = await freePort()
  const driver = startFamily(driverProgram, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // No graphics card, no bus of a desktop.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LANG: 'de_CH.UTF-8',
      LANGUAGE: 'de_CH:de',
      TZ: 'Europe/Zurich',
    },
  })
  const address = `http://127.0.0.1:${port}`
  const end = async () => {
    await driver.end()
    await screen.end()
    await forerunner.close()
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    await waitFor('WebKitWebDriver', async () => ((await fetch(`${address}/status`)).ok ? true : undefined))
    const created = Object(await command(`${address}/session`, capabilities(browserProgram())))
    const session = `${address}/session/${created.sessionId}`
    const open = async () => {
      const window = windowOf(session, forerunner.url, downloads)
      await begin(session, window)
      return window
    }
    return { open, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** A tab without a past, in place of the one before, and nothing kept of earlier visits: to start the browser anew takes longer. */
async function begin(session: string, window: EngineWindow): Promise<void> {
  const before = Object(await command(`${session}/window/handles`, undefined, 'GET'))
  const { handle } = Object(await command(`${session}/window/new`, { type: 'tab' }))
  for (const old of before) {
    await command(`${session}/window`, { handle: old })
    await command(`${session}/window`, undefined, 'DELETE')
  }
  await command(`${session}/window`, { handle })
  await window.goto(`${window.siteUrl}/robots.txt`)
  await command(`${session}/cookie`, undefined, 'DELETE')
  await window.evaluate('localStorage.clear()')
}

function windowOf(session: string, siteUrl: string, downloads: string): EngineWindow {
  const evaluate = async (expression: string) => {
    const value = await command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
    return typeof value === 'string' ? value : undefined
  }
  // In the middle of the screen, where the pointer of the system is: without a window manager the keyboard is with the window below it.
  const place = (width: number, height: number) => {
    const x = Math.round((screenSize.width - width) / 2)
    return command(`${session}/window/rect`, { x, y: 0, width, height })
  }
  return {
    siteUrl,
    downloads,
    hasFingers: false,
    evaluate,
    goto: async (to) => void (await command(`${session}/url`, { url: to })),
    act: async (actions) => void (await command(`${session}/actions`, { actions })),
    async resize(width, height) {
      await place(width, height)
      // The page learns of its window and of itself one after the other: for a moment it is wider than its window.
      const [aside, above] = await waitFor('a window of this size', async () => {
        const said = await evaluate('JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])')
        const bars: number[] = JSON.parse(said ?? '[]')
        return bars.length === 2 && bars.every((bar) => bar >= 0 && bar < 200) ? bars : undefined
      })
      await place(width + (aside ?? 0), height + (above ?? 0))
    },
    screenshot: async () =>
      Buffer.from(String(await command(`${session}/screenshot`, undefined, 'GET')), 'base64'),
    back: async () => void (await command(`${session}/back`, {})),
    // The next one takes its place (begin).
    close: async () => undefined,
  }
}
