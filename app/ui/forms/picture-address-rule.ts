/** Whether a browser, too, takes an address for a path of this site: `//e.example` and `/\e.example` lead away. */
export function isOwnPath(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them inside an address
  return /^\/(?![/\\])[^\u0000-\u0020\u007f\\]*$/.test(address)
}

/**
 * Whether a document may name this as its picture: a path of the site, or a whole address elsewhere, which readers are
 * shown as a link and no page ever loads.
 */
export function isPictureAddress(address: string): boolean {
  return isOwnPath(address) || (/^https?:\/\/[^\\]*$/i.test(address) && URL.canParse(address))
}
