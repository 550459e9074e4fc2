import { windowName } from './google-result.ts'

const features = 'popup,width=480,height=680'
/** A window that closed itself has told before; its message may come a moment later. */
const grace = 1000

/**
 * Signs in with Google in a small window; `onEnd` hears whether it went well. Where windows are blocked the page
 * itself goes to Google and comes back to `path`.
 */
export function signInWithGoogle(path: string, onEnd: (ok: boolean) => void): void {
  const opened = window.open('/entrar/google?ventana=1', windowName, features)
  if (!opened) {
    location.assign(`/entrar/google?volver=${encodeURIComponent(path)}`)
    return
  }
  // What opens in there next is not ours and has no business with this page.
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
