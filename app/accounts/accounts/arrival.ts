/** The key in session storage under which `rememberArrival` records a sign-in. */
export const arrivedKey = 'arrived'

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
    const arrived = sessionStorage.getItem(arrivedKey)
    sessionStorage.removeItem(arrivedKey)
    return arrived !== null
  } catch {
    return false
  }
}
