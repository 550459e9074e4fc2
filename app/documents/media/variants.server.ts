import type { FileStore } from './file-store.ts'
import { type PictureName, pictureKey, pictureVariants, type Variant, variantKey } from './picture-address.ts'
import type { PictureEncoder } from './picture-encoder.server.ts'
import type { OrderedWork, Urgency } from './shared-work.ts'
import { streamWithIdleTimeout } from './stream-with-idle-timeout.ts'

export type Variants = {
  /**
   * Creates a variant that the store lacks and returns its bytes; concurrent calls share one run. Returns
   * undefined if the picture does not exist. Has the priority of a waiting reader.
   */
  make(name: PictureName, variant: Variant): Promise<Uint8Array | undefined>
  /**
   * Creates all variants in the background, one after another. Failures are reported; the variant is then
   * created on its first request.
   */
  makeAll(name: PictureName): void
  /** Starts no more background work, and waits for the running work. */
  close(): Promise<void>
}

type Options = {
  store: FileStore
  /** Encodes what a request waits for; `quietEncoder` encodes the rest, with a low priority. */
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
    const source = new Uint8Array(await new Response(streamWithIdleTimeout(picture.body)).arrayBuffer())
    const body = await (begunFor === 'later' ? quietEncoder : encoder).variant(source, variant)
    // If the store rejects writes, the variant is still served.
    await store.put(variantKey(name, variant), body, `image/${variant.format}`).catch(reportError)
    return body
  }
  const ask = (name: PictureName, variant: Variant, urgency: Urgency): Promise<Uint8Array | undefined> =>
    work(variantKey(name, variant), urgency, (begunFor) => encode(name, variant, begunFor))
  const make: Variants['make'] = async (name, variant) => {
    // Checked outside the queue: requests for invented names must not delay readers.
    const fileExists = (await store.size(pictureKey(name))) !== undefined
    return fileExists ? ask(name, variant, 'reader') : undefined
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
