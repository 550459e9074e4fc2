import { spawnSync } from 'node:child_process'
import { installSystemPackages } from './system-packages.ts'

/**
 * Sees that root has `ip`, with which the journey about a cut network makes machines of its own: that of the system, or Debian's package,
 * installed now where that is allowed. Nobody else may make any: the journey is left out then, and also where there is no such program.
 */
export function findIproute(): void {
  const hasIp = spawnSync('ip', ['-V'], { stdio: 'ignore' }).error === undefined
  if (!hasIp && process.getuid?.() === 0)
    installSystemPackages(['iproute2'], 'Machines of their own for the journeys about a cut network')
}
