import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Checks that `pdftotext` and `pdftoppm` are installed, which read the PDF files of the journeys.
 * Installs Debian's package if that is allowed. Exits the process with advice if they are missing.
 */
export function findPoppler(): void {
  if (runs()) return
  installSystemPackages(['poppler-utils'], 'Reading the PDF files of the journeys')
  if (runs()) return
  console.error(
    'The journeys about printing need pdftotext and pdftoppm, and they were not found.\n' +
      'Install them (Debian or Ubuntu: sudo apt-get install poppler-utils) and run npm test again.',
  )
  process.exit(1)
}

function runs(): boolean {
  return ['pdftotext', 'pdftoppm'].every(
    (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined,
  )
}
