import { decodedText, rawGetOk } from './raw-get.ts'

/** Public pages by route: `/topic/:id` and the addresses that it serves. */
export async function listPublicRoutes(origin: string): Promise<Map<string, string[]>> {
  const sitemap = await decodedText(await rawGetOk(`${origin}/sitemap.xml`))
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return Map.groupBy([...paths, '/entrar'], routeOf)
}

function routeOf(path: string): string {
  return path.replace(/^\/(topic|retos|blog|problemas)\/.+$/, (_, section) => `/${section}/…`)
}
