/** PATH with the folder in which Debian installs server programs, which is often missing from PATH. */
export function pathOfServers(): string {
  return `${process.env.PATH ?? ''}:/usr/sbin`
}
