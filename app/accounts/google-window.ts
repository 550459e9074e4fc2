/** Name of the small window and of the channel on which it tells how it went. */
const name = 'engrana-google'
const features = 'popup,width=480,height=680'
/** A window that closed itself has told before; its message may come a moment later. */
const grace = 1000

/**
 * Signs in with Google in a small window; `onEnd` hears whether it went well. Where windows are blocked the page
 * itself goes to Google and comes back to `path`.
 */
export function signInWithGoogle(path: string, onEnd: (ok: boolean) => void): void {
  const opened = window.open('/entrar/google?ventana=1', name, features)
  if (!opened) {
    location.assign(`/entrar/google?volver=${encodeURIComponent(path)}`)
    return
  }
  // What opens in there next is not ours and has no business with this page.
  opened.opener = null
  const channel = new BroadcastChannel(name)
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

/** The last page of the small window: says how it went and closes. */
export function reportGoogleResult(): void {
  const result = document.querySelector<HTMLElement>('[data-google-result]')
  if (!result) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(result.dataset.googleResult)
  channel.close()
  if (result.dataset.inWindow === 'true' || window.name === name) window.close()
}
