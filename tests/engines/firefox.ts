import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import WebSocket from 'ws'
import { type Family, startFamily } from './children'
import { type Engine, type EngineWindow, firstScript, languages } from './engine'

const programs = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const program = (): string | undefined => programs.find((file) => existsSync(file))

/** What is missing here to try Firefox, in words; undefined where nothing is. */
export const missingForFirefox = (): string | undefined =>
  program() === undefined ? 'Firefox is not installed (Debian: firefox-esr)' : undefined

/** Settings of a visitor from here, whose browser asks nobody for anything but what it is told to. */
const settingsOf = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  'intl.accept_languages': languages.join(),
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.server': '',
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'dom.w3c_touch_events.enabled': 1,
})

async function makeProfile(): Promise<{ profile: string; downloads: string }> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'))
  const downloads = path.join(profile, 'downloads')
  await mkdir(downloads)
  const lines = Object.entries(settingsOf(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  return { profile, downloads }
}

/** The address of the protocol, which Firefox says when it listens. @throws Error where it ends before */
function addressOf({ parent }: Family): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    parent.stderr?.on('data', (text) => {
      said += text
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    parent.once('exit', () => reject(new Error(`Firefox ended before it listened\n${said}`)))
  })
}

type Send = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>

/** The protocol: each answer has the number of its command. */
async function connect(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>()
  let last = 0
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, (answer) =>
        answer.type === 'error'
          ? reject(new Error(`${method}: ${answer.message}`))
          : resolve(Object(answer.result)),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Firefox by WebDriver BiDi, which it has itself. */
export async function startFirefox(siteUrl: string): Promise<Engine> {
  const { profile, downloads } = await makeProfile()
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const family = startFamily(program() ?? '', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      TMPDIR: profile,
      TZ: 'Europe/Zurich',
      MOZ_CRASHREPORTER_DISABLE: '1',
    },
  })
  const end = async () => {
    await family.end()
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const { send, close } = await connect(await addressOf(family))
    await send('session.new', { capabilities: {} })
    await send('script.addPreloadScript', { functionDeclaration: `() => {${firstScript}}` })
    return {
      open: () => openWindow(send, siteUrl, downloads),
      async end() {
        close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function openWindow(send: Send, siteUrl: string, downloads: string): Promise<EngineWindow> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  return {
    siteUrl,
    downloads,
    hasFingers: true,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: false })
      if (answer.type === 'exception') throw new Error(Object(answer.exceptionDetails).text)
      const { type, value } = Object(answer.result)
      return type === 'string' ? String(value) : undefined
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () =>
      Buffer.from(String((await send('browsingContext.captureScreenshot', { context })).data), 'base64'),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}
