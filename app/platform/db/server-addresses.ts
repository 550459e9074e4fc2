/**
 * The addresses of the servers that a URL names, in its order: `postgres://user:password@one:5432,two:5432/site` names two, as for
 * PostgreSQL's own programs (https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS).
 */
export function listServers(url: string): string[] {
  const { before, hosts, after } = splitHosts(url)
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** The servers of a URL and the name of the database, without user, password and settings. */
export function nameServers(url: string): string {
  const { hosts, after } = splitHosts(url)
  return `${hosts}${after.replace(/\?.*$/s, '')}`
}

// A password may hold an «@» that should be written %40 and often is not: the last one ends it.
function splitHosts(url: string): { before: string; hosts: string; after: string } {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return { before, hosts, after }
}
