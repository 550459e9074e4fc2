const key = 'arrived'

/** Called right after a sign-in, before the page reloads. */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without session storage the focus stays at the top of the page, as after any link.
  }
}

/**
 * After a sign-in, focuses the account in the header, where the sign-in button was: keyboard users continue
 * from there, and screen readers announce the account.
 */
export function greetArrival(): void {
  if (!takeArrival()) return
  // Waits for the first frame, because the style sheet may still be loading.
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
