import { encodeVariant } from './encode-picture.server.ts'
import type { FileStore } from './file-store.ts'
import { type PictureName, pictureKey, pictureVariants, type Variant, variantKey } from './picture-address.ts'
import { openSingleFlight, type WorkQueue } from './work-queue.ts'

export type Variants = {
  /** The bytes of a variant that the store does not have yet, made once however many ask; undefined without a picture. */
  make(name: PictureName, variant: Variant): Promise<Uint8Array | undefined>
  /** Begins to make all of them, one after another; failures are reported and mended at the first visit. */
  makeAll(name: PictureName): void
  /** Begins nothing more behind the scenes, and waits for what is being made. */
  close(): Promise<void>
}

type Options = { store: FileStore; queue: WorkQueue; reportError: (error: unknown) => void }

export function openVariants({ store, queue, reportError }: Options): Variants {
  const once = openSingleFlight<Uint8Array | undefined>()
  const make: Variants['make'] = (name, variant) => {
    const key = variantKey(name, variant)
    return once(key, () =>
      queue(async () => {
        const picture = await store.get(pictureKey(name))
        if (!picture) return undefined
        const source = new Uint8Array(await new Response(picture.body).arrayBuffer())
        const body = await encodeVariant(source, variant)
        // A store that takes nothing more must not hide a picture that it still has.
        await store.put(key, body, `image/${variant.format}`).catch(reportError)
        return body
      }),
    )
  }
  let isClosed = false
  const behind = new Set<Promise<void>>()
  const makeEach = async (name: PictureName): Promise<void> => {
    for (const variant of pictureVariants(name)) if (!isClosed) await make(name, variant)
  }
  const makeAll: Variants['makeAll'] = (name) => {
    const work = makeEach(name)
      .catch(reportError)
      .finally(() => behind.delete(work))
    behind.add(work)
  }
  const close: Variants['close'] = async () => {
    isClosed = true
    await Promise.all(behind)
  }
  return { make, makeAll, close }
}
