import { makeElement } from './make-element.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet once by its address, unless the page already contains it; resolves when it is applied.
 * Rejects with a TypeError without network.
 */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = makeElement('link', { rel: 'stylesheet', href: address, onload: () => resolve() })
  link.onerror = () => {
    // The next call retries.
    link.remove()
    loading.delete(address)
    reject(new TypeError(`No network for ${address}`))
  }
  loading.set(address, promise)
  document.head.append(link)
  return promise
}
