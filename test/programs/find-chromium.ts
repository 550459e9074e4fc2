import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.ts'

const places = [
  // Chromium without a window of any kind: journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
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
  // Some systems have only the second.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installSystemPackages([name], 'The browser journeys')
    const installed = places.find((path) => existsSync(path))
    if (installed) return installed
  }
  console.error(
    'The browser journeys need a Chromium and none was found.\n' +
      'Install it (Debian or Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to one, and run npm test again.',
  )
  process.exit(1)
}
