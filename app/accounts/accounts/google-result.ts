/** Name of the popup and of the channel on which it reports the result. */
export const windowName = 'engrana-google'

/** Runs on the popup's last page: reports the result that its element holds and closes the popup. */
export function reportGoogleResult(result: HTMLElement): void {
  const channel = new BroadcastChannel(windowName)
  channel.postMessage(result.dataset.googleResult)
  channel.close()
  if (result.dataset.inWindow === 'true' || window.name === windowName) window.close()
}
