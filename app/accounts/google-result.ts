/** Name of the small window and of the channel on which it tells how it went. */
export const windowName = 'engrana-google'

/** The last page of the small window: says how it went, as its element has it, and closes. */
export function reportGoogleResult(result: HTMLElement): void {
  const channel = new BroadcastChannel(windowName)
  channel.postMessage(result.dataset.googleResult)
  channel.close()
  if (result.dataset.inWindow === 'true' || window.name === windowName) window.close()
}
