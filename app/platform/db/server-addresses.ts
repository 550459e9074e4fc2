/**
 * One URL per server of a URL with several hosts, in order: `postgres://user:password@one:5432,two:5432/site`
 * lists two, as in libpq (https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS).
 */
export function listServers(url: string): string[] {
  const { before, hosts, after } = splitHosts(url)
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Hosts and database name of a URL, without user, password and parameters. */
export function nameServers(url: string): string {
  const { hosts, after } = splitHosts(url)
  return `${hosts}${after.replace(/\?.*$/s, '')}`
}

// A password may contain an unescaped «@», which should be %40: the last «@» separates it from the hosts.
function splitHosts(url: string): { before: string; hosts: string; after: string } {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return { before, hosts, after }
}
