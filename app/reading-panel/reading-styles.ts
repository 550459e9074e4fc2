import { makeElement } from '../ui/make-element.ts'
import address from './reading.css?url'

let loading: Promise<void> | undefined

/** Loads the styles of the panel and of what it sets, where the page has not begun with them. */
export function loadReadingStyles(): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return loading ?? Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = makeElement('link', { rel: 'stylesheet', href: address, onload: () => resolve() })
  link.onerror = () => {
    link.remove()
    reject(new TypeError(`No network for ${address}`))
  }
  document.head.append(link)
  loading = promise
  return promise
}
