import { TransferRefusal } from '../../admin/transfer/read-archive.server.ts'
import { type StageTask, stageSet } from '../../admin/transfer/stage-set.server.ts'
import type { Staged } from '../../admin/transfer/staged.ts'
import { registry } from '../registry.server.ts'

/**
 * Worker thread: unpacks an uploaded set into a folder; every byte of it is untrusted. A refusal is returned
 * and not thrown, because only its message would survive the thread boundary.
 */
export async function run(task: StageTask): Promise<{ staged: Staged } | { refused: string }> {
  try {
    return { staged: await stageSet(task, registry) }
  } catch (error) {
    if (error instanceof TransferRefusal) return { refused: error.message }
    throw error
  }
}
