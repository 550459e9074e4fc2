import { spawnSync } from 'node:child_process'
import { pathOfServers } from '../databases/path-of-servers.ts'
import { installSystemPackages } from './system-packages.ts'

/**
 * Sees that PgBouncer is there, through which some tests ask PostgreSQL: that of the system, or Debian's package, installed now where that
 * is allowed. Ends the process with advice where there is none.
 */
export function findPgbouncer(): void {
  if (runs()) return
  installSystemPackages(['pgbouncer'], 'Asking PostgreSQL through a pooler')
  if (runs()) return
  console.error(
    'The tests about poolers need pgbouncer, and it was not found.\n' +
      'Install it (Debian or Ubuntu: sudo apt-get install pgbouncer) and run npm test again.',
  )
  process.exit(1)
}

function runs(): boolean {
  const env = { ...process.env, PATH: pathOfServers() }
  return spawnSync('pgbouncer', ['--version'], { stdio: 'ignore', env }).error === undefined
}
