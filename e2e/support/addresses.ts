import { generatePath, type Register } from 'react-router'

type Pages = Register extends { pages: infer Known } ? Known : never
type ParamsOf<Page> = Page extends { params: infer Params } ? Params : never
type Given<Params> = keyof Params extends never ? [] : [params: Params]

declare const ofRoute: unique symbol
/** A path that app/routes.ts knows: only `href` makes one, so that a renamed route does not compile. */
export type Address = string & { readonly [ofRoute]: true }

/** The address of a route, as app/routes.ts writes it, with its parameters. */
export function href<Path extends keyof Pages & string>(
  path: Path,
  ...params: Given<ParamsOf<Pages[Path]>>
): Address {
  return generatePath<string>(path, ...params) as Address
}
