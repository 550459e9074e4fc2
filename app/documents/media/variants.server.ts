import type { FileStore } from './file-store.ts'
import { lendBody } from './lend-body.ts'
import type { OrderedWork, Urgency } from './ordered-work.ts'
import { type PictureName, pictureKey, pictureVariants, type Variant, variantKey } from './picture-address.ts'
import type { PictureEncoder } from './picture-encoder.server.ts'

export type Variants = {
  /**
   * The bytes of a variant that the store does not have yet, made once however many ask; undefined without a picture.
   * A reader waits for it: it goes before those that nobody waits for.
   */
  make(name: PictureName, variant: Variant): Promise<Uint8Array | undefined>
  /** Begins to make all of them, one after another; failures are reported and mended at the first visit. */
  makeAll(name: PictureName): void
  /** Begins nothing more behind the scenes, and waits for what is being made. */
  close(): Promise<void>
}

type Options = {
  store: FileStore
  /** Draws what somebody waits for; `quietEncoder` draws the rest, with a low priority. */
  encoder: Pick<PictureEncoder, 'variant'>
  quietEncoder: Pick<PictureEncoder, 'variant'>
  work: OrderedWork
  reportError: (error: unknown) => void
}

export function openVariants({ store, encoder, quietEncoder, work, reportError }: Options): Variants {
  let isClosed = false
  const encode = async (
    name: PictureName,
    variant: Variant,
    begunFor: Urgency,
  ): Promise<Uint8Array | undefined> => {
    const picture = await store.get(pictureKey(name))
    if (!picture) return undefined
    const source = new Uint8Array(await new Response(lendBody(picture.body)).arrayBuffer())
    const body = await (begunFor === 'later' ? quietEncoder : encoder).variant(source, variant)
    // A store that takes nothing more must not hide a picture that it still has.
    await store.put(variantKey(name, variant), body, `image/${variant.format}`).catch(reportError)
    return body
  }
  const ask = (name: PictureName, variant: Variant, urgency: Urgency): Promise<Uint8Array | undefined> =>
    work(variantKey(name, variant), urgency, (begunFor) => encode(name, variant, begunFor))
  const make: Variants['make'] = async (name, variant) => {
    // Not in the queue: names that nobody has ever given would make readers wait.
    const isThere = (await store.size(pictureKey(name))) !== undefined
    return isThere ? ask(name, variant, 'reader') : undefined
  }
  const behind = new Set<Promise<void>>()
  const makeEach = async (name: PictureName): Promise<void> => {
    for (const variant of pictureVariants(name)) if (!isClosed) await ask(name, variant, 'later')
  }
  const makeAll: Variants['makeAll'] = (name) => {
    const copies = makeEach(name)
      .catch(reportError)
      .finally(() => behind.delete(copies))
    behind.add(copies)
  }
  const close: Variants['close'] = async () => {
    isClosed = true
    await Promise.all(behind)
  }
  return { make, makeAll, close }
}
