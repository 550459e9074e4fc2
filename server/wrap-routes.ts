import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router'

export type RouteArguments = LoaderFunctionArgs | ActionFunctionArgs
export type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Answer<Args> = (args: Args) => unknown
/** Wraps a loader or an action of a route. */
export type Wrapper = <Args extends RouteArguments>(answer: Answer<Args>) => Answer<Args>

/** Wraps every loader and action of the site; `choose` picks the wrapper for a route's module, or none. */
export function wrapRoutes(
  build: ServerBuild,
  choose: (module: RouteModule) => Wrapper | undefined,
): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue
    const { module } = route
    const wrap = choose(module)
    const answers = wrap && {
      ...(module.loader && { loader: wrap(module.loader) }),
      ...(module.action && { action: wrap(module.action) }),
    }
    routes[id] = { ...route, module: { ...module, ...answers } }
  }
  return { ...build, routes }
}
