import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Checks that `xmllint` is installed, which validates XML against a schema.
 * Installs Debian's package if that is allowed. Throws with advice if it is missing.
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
