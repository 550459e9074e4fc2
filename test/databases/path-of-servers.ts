/** PATH with the folder in which Debian installs server programs, which is not in everybody's PATH. */
export function pathOfServers(): string {
  return `${process.env.PATH ?? ''}:/usr/sbin`
}
