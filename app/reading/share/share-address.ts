/** The path of a page: segments of lower-case letters, digits and hyphens. */
const ownPath = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
/** Maximum length in characters: the codes of longer paths are too dense for a phone to read from paper. */
const maxPathLength = 150

/** Returns true if the site generates a QR code for a path: only for its own pages, up to a length. */
export function canBeQr(path: string): boolean {
  return path.length <= maxPathLength && ownPath.test(path)
}

/** Returns the path of a page's QR code. */
export function qrPath(path: string): string {
  return `/qr${path}.svg`
}

/**
 * Returns a link that shares a page with a class in Google Classroom. A plain link: no request to Google
 * until it is followed.
 */
export function classroomAddress(address: string, title: string): string {
  return `https://classroom.google.com/share?${new URLSearchParams({ url: address, title })}`
}

/** Returns an address without its scheme, as people type it. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
