const key = 'arrived'

/** Called when somebody has just signed in, before the page loads again with their name in it. */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // A browser that stores nothing begins the page at its top, as it does after any link.
  }
}

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
    const arrived = sessionStorage.getItem(key) !== null
    if (arrived) sessionStorage.removeItem(key)
    return arrived
  } catch {
    return false
  }
}
