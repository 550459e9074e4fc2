import { arrivedKey } from './arrival.ts'

/**
 * Called right after a sign-in, before the page reloads. It is loaded with the sign-in form; the script of every
 * page only reads the mark.
 */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(arrivedKey, '1')
  } catch {
    // Without session storage the focus stays at the top of the page, as after any link.
  }
}
