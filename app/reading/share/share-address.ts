/** A page of the site as its address says it: parts of small letters, digits and hyphens. */
const ownPath = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
/** Longer ones make codes that a phone no longer reads from a sheet. In characters. */
const longestPath = 150

/** Whether the site draws a QR code of a path: its own pages, of a length that a phone can still read. */
export function canBeQr(path: string): boolean {
  return path.length <= longestPath && ownPath.test(path)
}

/** Where the site serves the QR code of a page, given by its path. */
export function qrPath(path: string): string {
  return `/qr${path}.svg`
}

/** A plain link that lets a teacher give a page to a class of Google Classroom; nothing is asked of Google before it is followed. */
export function classroomAddress(address: string, title: string): string {
  return `https://classroom.google.com/share?${new URLSearchParams({ url: address, title })}`
}

/** An address as people type it: without scheme. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
