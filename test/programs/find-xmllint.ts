import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Sees that the program is there that holds XML against a schema, `xmllint`: that of the system, or Debian's package, installed now where that
 * is allowed. Throws with advice where there is none.
 */
export function findXmllint(): void {
  if (runs()) return
  installSystemPackages(['libxml2-utils'], 'Reading the files for Moodle')
  if (runs()) return
  throw new Error(
    'The tests of the files for Moodle need xmllint, and it was not found.\n' +
      'Install it (Debian or Ubuntu: sudo apt-get install libxml2-utils) and run the tests again.',
  )
}

function runs(): boolean {
  return spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error === undefined
}
