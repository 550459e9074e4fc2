import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Command that runs Java for the HTML validator of the journeys: JAVA_PATH, the installed one, or Debian's
 * package. The package is installed if that is allowed. Exits the process with advice if there is none.
 */
export function findJava(): string {
  const known = [process.env.JAVA_PATH, 'java'].find(runs)
  if (known) return known
  installSystemPackages(['default-jre-headless'], 'The HTML validator of the journeys')
  if (runs('java')) return 'java'
  console.error(
    'The HTML validator of the browser journeys needs Java 17 or newer, and none was found.\n' +
      'Install it (Debian or Ubuntu: sudo apt-get install default-jre-headless) or set JAVA_PATH to one, and run npm test again.',
  )
  process.exit(1)
}

function runs(command: string | undefined): boolean {
  return command !== undefined && spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0
}
