import { createContext } from 'react-router'

/** The network a request comes from, as limits count it: one IPv4 address or one IPv6 /64. */
export const clientNetworkContext = createContext<string>()

/**
 * Finds the client's network. Behind a proxy that is trusted, its own entry is the last of X-Forwarded-For: those
 * before it are what the client claims.
 */
export function findClientNetwork(socketAddress: string | undefined, forwardedFor: string | null): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || socketAddress || ''
  return toNetwork(address)
}

function toNetwork(claimed: string): string {
  // Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::1]:4711`.
  const address = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(claimed)?.slice(1).find(Boolean) ?? claimed
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return 'unknown'
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].map((group) => group.padStart(4, '0'))
  // Written as the auth library writes it, so that both can be compared.
  return [...groups.slice(0, 4), '0000', '0000', '0000', '0000'].join(':')
}
