/** Name of the popup and of the channel on which it reports the result. */
const windowName = 'engrana-google'
const features = 'popup,width=480,height=680'
/** Delay after the popup has closed, in milliseconds: its message may arrive a moment later. */
const grace = 1000

/**
 * Signs in with Google in a popup; `onEnd` receives the result. If popups are blocked, the page itself goes
 * to Google and returns to `path`.
 */
export function signInWithGoogle(path: string, onEnd: (ok: boolean) => void): void {
  const opened = window.open('/entrar/google?ventana=1', windowName, features)
  if (!opened) {
    location.assign(`/entrar/google?volver=${encodeURIComponent(path)}`)
    return
  }
  // Pages of other sites that load in the popup get no access to this page.
  opened.opener = null
  const channel = new BroadcastChannel(windowName)
  const end = (ok: boolean): void => {
    clearInterval(watch)
    channel.close()
    onEnd(ok)
  }
  const watch = setInterval(() => {
    if (!opened.closed) return
    clearInterval(watch)
    setTimeout(() => end(false), grace)
  }, 300)
  channel.onmessage = ({ data }) => end(data === 'ok')
}

/** Runs on the popup's last page: reports the result that its element holds and closes the popup. */
export function reportGoogleResult(result: HTMLElement): void {
  const channel = new BroadcastChannel(windowName)
  channel.postMessage(result.dataset.googleResult)
  channel.close()
  if (result.dataset.inWindow === 'true' || window.name === windowName) window.close()
}
