import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

export interface FoundBrowser {
  path: string
  /** How it was found, in words. */
  how: string
}

/**
 * Playwright's own, of its two the one without windows, as Playwright itself takes it where nobody looks on: the same pages
 * for half of the work.
 */
function ownChromium(): string | undefined {
  const whole = chromium.executablePath()
  const folder = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole)
  const shells = folder ? `${folder[1]}chromium_headless_shell-${folder[2]}` : ''
  const names = existsSync(shells) ? readdirSync(shells, { recursive: true, encoding: 'utf8' }) : []
  const shell = names.find((name) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(path.basename(name)))
  if (shell !== undefined) return path.join(shells, shell)
  return existsSync(whole) ? whole : undefined
}

/** A Chromium that is there: CHROMIUM_PATH, Playwright's own, the system's; one without windows before one that has them. */
export function findChromium(): FoundBrowser | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`)
    return { path: given, how: 'CHROMIUM_PATH' }
  }
  const own = ownChromium()
  if (own) return { path: own, how: "Playwright's own" }
  const system = systemPaths.find((each) => existsSync(each))
  return system === undefined ? undefined : { path: system, how: "the system's" }
}

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Installs a Chromium: Playwright's download, else Debian's package as root. */
export function installChromium(say: (text: string) => void): FoundBrowser {
  say('No Chromium found: installing one with Playwright.')
  attempt('npx', ['playwright', 'install', 'chromium'])
  const own = findChromium()
  if (own) return own
  if (process.getuid?.() === 0) {
    say("Playwright's download is not possible here: installing Debian's chromium.")
    attempt('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break
  }
  const installed = findChromium()
  if (!installed) throw new Error('There is no Chromium and none could be installed: set CHROMIUM_PATH.')
  return installed
}
