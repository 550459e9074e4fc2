import ipaddr from 'ipaddr.js'

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
