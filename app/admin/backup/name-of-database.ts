import { nameServers } from '../../platform/db/server-addresses.ts'

/** The address of a database for messages, without its password. */
export function nameOf(url: string): string {
  return /^\w+:\/\//.test(url) ? nameServers(url) : url.replace(/^file:/, '')
}
