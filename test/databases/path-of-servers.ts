/** Where programs are looked for, with the folder in which Debian puts servers: not everybody has that in PATH. */
export function pathOfServers(): string {
  return `${process.env.PATH ?? ''}:/usr/sbin`
}
