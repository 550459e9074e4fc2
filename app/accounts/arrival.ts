/** Where `rememberArrival` notes that somebody has just signed in. */
export const arrivedKey = 'arrived'

/**
 * Puts the focus on the account in the header, where the button stood that opened the form: whoever works with the keyboard
 * goes on from there, and a screen reader says who is signed in.
 */
export function greetArrival(): void {
  if (!takeArrival()) return
  // With the first picture and not before: the style sheet may still be on its way.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.account-email')?.focus({ preventScroll: true }),
  )
}

function takeArrival(): boolean {
  try {
    const arrived = sessionStorage.getItem(arrivedKey)
    sessionStorage.removeItem(arrivedKey)
    return arrived !== null
  } catch {
    return false
  }
}
