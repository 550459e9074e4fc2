/** Name of the small window and of the channel on which it tells how it went. */
export const windowName = 'engrana-google'

/** The last page of the small window: says how it went and closes. */
export function reportGoogleResult(): void {
  const result = document.querySelector<HTMLElement>('[data-google-result]')
  if (!result) return
  const channel = new BroadcastChannel(windowName)
  channel.postMessage(result.dataset.googleResult)
  channel.close()
  if (result.dataset.inWindow === 'true' || window.name === windowName) window.close()
}
