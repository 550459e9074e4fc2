// Only tsc reads this file: a `@ts-expect-error` without an error below it fails the type check.

import { type Address, href } from './addresses.ts'

export const right: Address[] = [href('/temario'), href('/edit/:tipo/:id', { tipo: 'temario', id: 'nuevo' })]
export const wrong: Address[] = [
  // @ts-expect-error: the route does not exist
  href('/temarios'),
  // @ts-expect-error: the parameters are missing
  href('/topic/:id'),
  // @ts-expect-error: the parameter belongs to another route
  href('/topic/:id', { slug: 'palancas' }),
  // @ts-expect-error: the address does not come from `href`
  '/temario',
]
