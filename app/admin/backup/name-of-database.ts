import { nameServers } from '../../platform/db/server-addresses.ts'

/** A database as operators know it, without its password. */
export function nameOf(url: string): string {
  return /^\w+:\/\//.test(url) ? nameServers(url) : url.replace(/^file:/, '')
}
