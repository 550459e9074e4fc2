declare global {
  interface Window {
    /** The last button pressed before the page's scripts were loaded. */
    earlyPress?: HTMLButtonElement | null
  }
}

/**
 * Part of the script that runs before the first paint. Submit buttons work without scripts and are ignored.
 */
export const earlyPressScript =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)earlyPress=b},true)"

/**
 * Clicks the last button that was pressed before its handler was loaded. Call it once the handlers are
 * attached.
 */
export function repeatEarlyPress(): void {
  if (window.earlyPress?.isConnected) window.earlyPress.click()
}

/**
 * Call this before React hydrates a whole page. From then on React stops the propagation of clicks that it
 * cannot handle yet; a click that reaches the window has been handled and must not be repeated.
 */
export function forgetAnsweredPresses(): void {
  addEventListener('click', () => {
    window.earlyPress = null
  })
}

/**
 * Calls {@link repeatEarlyPress} once React has hydrated the page, after the current click. Buttons with data
 * attributes are handled by the boot script, which may have received the click, so they are skipped.
 */
export function repeatPressOfReact(): void {
  setTimeout(() => {
    if (Object.keys(window.earlyPress?.dataset ?? {}).length === 0) repeatEarlyPress()
  })
}
