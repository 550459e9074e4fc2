import { makeElement } from './make-element.ts'

const loading = new Map<string, Promise<void>>()

/** Loads a style sheet once, by its address, where the page has not begun with it; resolves when it counts. Throws without network. */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = makeElement('link', { rel: 'stylesheet', href: address, onload: () => resolve() })
  link.onerror = () => {
    // The next one asks again.
    link.remove()
    loading.delete(address)
    reject(new TypeError(`No network for ${address}`))
  }
  loading.set(address, promise)
  document.head.append(link)
  return promise
}
