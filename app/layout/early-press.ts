declare global {
  interface Window {
    /** The last button that was pressed; until the scripts of the page are there nothing answers to it. */
    earlyPress?: HTMLButtonElement | null
  }
}

/** Part of the script that runs before the first paint. Buttons that send forms work without scripts, and are left to the browser. */
export const earlyPressScript =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)earlyPress=b},true)"

/** Clicks the last button that was pressed before its click handler had loaded. Called when the handlers are in place. */
export function repeatEarlyPress(): void {
  if (window.earlyPress?.isConnected) window.earlyPress.click()
}

/**
 * Called before React begins to hydrate a page whole. From then on it stops the presses that it cannot answer yet;
 * one that reaches the window has been answered, and is not repeated.
 */
export function forgetAnsweredPresses(): void {
  addEventListener('click', () => {
    window.earlyPress = null
  })
}

/**
 * The same once React has hydrated the page: after the press that may be going on.
 * Buttons with data of their own answer to the boot script, which may have heard it.
 */
export function repeatPressOfReact(): void {
  setTimeout(() => {
    if (Object.keys(window.earlyPress?.dataset ?? {}).length === 0) repeatEarlyPress()
  })
}
