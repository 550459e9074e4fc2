// Read by tsc alone: each `@ts-expect-error` fails the check when the types let the mistake through.

import { type Address, href } from './addresses.ts'

export const right: Address[] = [href('/temario'), href('/edit/:tipo/:id', { tipo: 'temario', id: 'nuevo' })]
export const wrong: Address[] = [
  // @ts-expect-error: a route that there is not
  href('/temarios'),
  // @ts-expect-error: without its parameters
  href('/topic/:id'),
  // @ts-expect-error: with the parameter of another route
  href('/topic/:id', { slug: 'palancas' }),
  // @ts-expect-error: an address that no route made
  '/temario',
]
