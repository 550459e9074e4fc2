import type { ServerBuild } from 'react-router'
import routeConfig from '../../app/routes.ts'

type Routes = ServerBuild['routes']

/** The route table of the site, as in its build but without building. */
export async function readRouteTable(): Promise<Routes> {
  const routes: Routes = { root: { id: 'root', path: '', module: { default: () => null } } }
  for (const { file, path, index, id = file } of routeConfig) {
    const module = await import(/* @vite-ignore */ new URL(`../../app/${file}`, import.meta.url).href)
    routes[id] = { id, parentId: 'root', module, ...(path && { path }), ...(index && { index }) }
  }
  return routes
}

/** A path that matches a route pattern: `/topic/:id` as `/topic/x`. */
export function examplePath(path: string | undefined): string {
  return `/${(path ?? '').replaceAll(/:\w+|\*/g, 'x')}`
}
