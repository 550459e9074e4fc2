import ipaddr from 'ipaddr.js'

/** What is kept of an address beside a session: the town or the company, not the house. Nothing of what is no address. */
export function shortenAddress(address: string | null | undefined): string | null {
  if (!address || !ipaddr.isValid(address)) return null
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return ipaddr.IPv4.networkAddressFromCIDR(`${read}/24`).toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${read}/48`).toString()
}
