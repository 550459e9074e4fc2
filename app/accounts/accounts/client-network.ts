import { isIP, SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    /** The client network of a request as rate limits count it: one IPv4 address or one IPv6 /64. */
    clientNetwork: string
  }
}

/**
 * Finds the client's network. `forwardedFor` is the X-Forwarded-For header of a trusted proxy: its last entry
 * was added by the proxy, the others are supplied by the client.
 */
export function findClientNetwork(socketAddress: string | undefined, forwardedFor: string | null): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || socketAddress || ''
  return toNetwork(address)
}

function toNetwork(claimed: string): string {
  // Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::1]:4711`.
  const address = isIP(claimed) ? claimed : (SocketAddress.parse(claimed)?.address ?? '')
  if (!isIP(address)) return 'unknown'
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return read.toString()
  // In the auth library's format, so that both can be compared.
  const groups = [...read.parts.slice(0, 4), 0, 0, 0, 0]
  return groups.map((group) => group.toString(16).padStart(4, '0')).join(':')
}

/**
 * Shortens an IP address to its network (/24 or /48), which identifies a town or company but no household.
 * Returns null for invalid addresses.
 */
export function shortenAddress(address: string | null | undefined): string | null {
  if (!address || !ipaddr.isValid(address)) return null
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return ipaddr.IPv4.networkAddressFromCIDR(`${read}/24`).toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${read}/48`).toString()
}
