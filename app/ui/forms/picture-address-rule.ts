/**
 * Whether browsers read an address as a path of this site: `//e.example` and `/\e.example` lead
 * to another.
 */
export function isOwnPath(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore some of them in addresses
  return /^\/(?![/\\])[^\u0000-\u0020\u007f\\]*$/.test(address)
}

/**
 * Whether an address is valid as the picture of a document: a path of this site, or an absolute URL, which is
 * shown as a link and never loaded.
 */
export function isPictureAddress(address: string): boolean {
  return isOwnPath(address) || (/^https?:\/\/[^\\]*$/i.test(address) && URL.canParse(address))
}
