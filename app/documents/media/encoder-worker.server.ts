import { constants, setPriority } from 'node:os'
import { checkImage, encodePicture, encodeVariant } from './encode-picture.server.ts'
import type { EncoderAnswer, EncoderTask } from './picture-encoder.server.ts'
import { toStorageError } from './storage-error.ts'

/** Runs one task of the encoder process (see picture-encoder). It has access to files and bytes only. */
async function work(task: EncoderTask): Promise<unknown> {
  if (task.kind === 'check') return checkImage(task.path)
  if (task.kind === 'picture') return encodePicture(task.path)
  return encodeVariant(task.picture, task.variant)
}

async function answer(number: number, task: EncoderTask): Promise<EncoderAnswer> {
  try {
    return { number, ok: true, result: await work(task) }
  } catch (error) {
    const { kind, message, cause } = toStorageError(error)
    return { number, ok: false, kind, message: cause instanceof Error ? cause.message : message }
  }
}

// Pictures that no request waits for are encoded with a low priority.
if (process.argv[2] === 'low') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// The signals of a terminal reach the whole process group, but the main process finishes its pictures first
// and then ends this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', ({ number, task }: { number: number; task: EncoderTask }) => {
  void answer(number, task).then((said) => process.send?.(said))
})
