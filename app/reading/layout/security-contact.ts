import { createContext } from 'react-router'

/** Where a fault of security is told, as an address (`mailto:…` or `https:…`); undefined where the operator named none. */
export const securityContactContext = createContext<string | undefined>()
