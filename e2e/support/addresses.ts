import { generatePath, type Register } from 'react-router'

type Pages = Register extends { pages: infer Known } ? Known : never
type ParamsOf<Page> = Page extends { params: infer Params } ? Params : never
type Given<Params> = keyof Params extends never ? [] : [params: Params]

declare const ofRoute: unique symbol
/** A path of a route in app/routes.ts. Only `href` returns this type, so a renamed route fails to compile. */
export type Address = string & { readonly [ofRoute]: true }

/** Inserts the parameters into the path of a route in app/routes.ts. */
export function href<Path extends keyof Pages & string>(
  path: Path,
  ...params: Given<ParamsOf<Pages[Path]>>
): Address {
  return generatePath<string>(path, ...params) as Address
}
