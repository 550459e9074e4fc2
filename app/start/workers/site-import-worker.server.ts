import { type StageTask, stageSet } from '../../admin/transfer/stage-set.server.ts'
import type { Staged } from '../../admin/transfer/staged.ts'
import { TransferRefusal } from '../../admin/transfer/transfer-refusal.ts'
import { registry } from '../registry.server.ts'

/** Lays a set into a folder, on a thread: every byte of it is a stranger's. A refusal is a value, so that its words arrive. */
export async function run(task: StageTask): Promise<{ staged: Staged } | { refused: string }> {
  try {
    return { staged: await stageSet(task, registry) }
  } catch (error) {
    if (error instanceof TransferRefusal) return { refused: error.message }
    throw error
  }
}
