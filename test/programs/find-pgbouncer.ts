import { spawnSync } from 'node:child_process'
import { pathOfServers } from '../databases/path-of-servers.ts'
import { installSystemPackages } from './system-packages.ts'

/**
 * Checks that PgBouncer is installed, through which some tests query PostgreSQL.
 * Installs Debian's package if that is allowed. Exits the process with advice if it is missing.
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
