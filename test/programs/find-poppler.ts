import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Sees that the programs are there that read the PDF files of the journeys, `pdftotext` and `pdftoppm`: those of the system, or
 * Debian's package, installed now where that is allowed. Ends the process with advice where there are none.
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
