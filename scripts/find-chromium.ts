import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, one of the system, or Debian's package, installed now
 * where that is allowed. Ends the process with advice where there is none.
 */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (known) return known
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package «chromium»…')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = places.find((path) => existsSync(path))
    if (installed) return installed
  }
  console.error(
    'The browser journeys need a Chromium and none was found.\n' +
      'Install it (Debian or Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to one, and run npm test again.',
  )
  process.exit(1)
}
