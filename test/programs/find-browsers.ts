import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.ts'

/**
 * A program of the journeys in other browsers: its possible paths, and the Debian package that installs it.
 */
type Wanted = { name: string; variable: string; places: readonly string[]; debianPackage: string }

const firefox: Wanted = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox', '/opt/firefox/firefox'],
  debianPackage: 'firefox-esr',
}
const webkitDriver: Wanted = {
  name: "WebKitGTK's driver",
  variable: 'WEBKIT_DRIVER_PATH',
  places: ['/usr/bin/WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
}
const screen: Wanted = {
  name: 'Xvfb, a screen for WebKitGTK,',
  variable: 'XVFB_PATH',
  places: ['/usr/bin/Xvfb'],
  debianPackage: 'xvfb',
}

/** Path of Firefox: FIREFOX_PATH or the installed one. */
export const findFirefox = (): string => requireProgram(firefox)
/** Path of WebKitGTK's WebDriver, which starts its MiniBrowser: WEBKIT_DRIVER_PATH or the installed one. */
export const findWebkitDriver = (): string => requireProgram(webkitDriver)
/** Path of Xvfb, a virtual screen that WebKitGTK needs: XVFB_PATH or the installed one. */
export const findScreen = (): string => requireProgram(screen)

/**
 * Checks that the browsers besides Chromium are installed, and installs missing Debian packages if it may.
 * Exits the process with advice if one is still missing.
 */
export function installBrowsers(): void {
  const missing = [firefox, webkitDriver, screen].filter((wanted) => !find(wanted))
  if (missing.length > 0)
    installSystemPackages(
      missing.map(({ debianPackage }) => debianPackage),
      'The journeys in Firefox and WebKit',
    )
  for (const wanted of missing) requireProgram(wanted)
}

function requireProgram(wanted: Wanted): string {
  const path = find(wanted)
  if (path) return path
  console.error(
    `The journeys in other browsers need ${wanted.name} and it was not found.\n` +
      `Install it (Debian: sudo apt-get install ${wanted.debianPackage}) or set ${wanted.variable} to it, and run the tests again.`,
  )
  process.exit(1)
}

function find({ variable, places }: Wanted): string | undefined {
  return [process.env[variable], ...places].find((path) => path && existsSync(path))
}
