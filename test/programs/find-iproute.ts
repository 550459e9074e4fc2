import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Checks that root has `ip`, which the cut-network journey needs to create network namespaces.
 * It installs Debian's package if that is allowed.
 * The journey is skipped for other users, who cannot create namespaces, and if the program is missing.
 */
export function findIproute(): void {
  const hasIp = spawnSync('ip', ['-V'], { stdio: 'ignore' }).error === undefined
  if (!hasIp && process.getuid?.() === 0)
    installSystemPackages(['iproute2'], 'Machines of their own for the journeys about a cut network')
}
