import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.ts'

const places = [
  // Headless shell: journeys take two thirds of the time of a full Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, an installed one, or Debian's package.
 * The package is installed if that is allowed. Exits the process with advice if there is none.
 */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (known) return known
  // Some systems only have the second package.
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
