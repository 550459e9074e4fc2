import { arrivedKey } from './arrival.ts'

/**
 * Called when somebody has just signed in, before the page loads again with their name in it. It loads with the sign-in form; the script
 * of every page only reads it.
 */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(arrivedKey, '1')
  } catch {
    // A browser that stores nothing begins the page at its top, as it does after any link.
  }
}
