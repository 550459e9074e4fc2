/**
 * Whether a page is hydrated whole: a route on the way to it asks for that (`handle = { hydrate: true }`), or somebody
 * who writes reads. Reading pages carry no framework.
 */
export function isHydratedWhole(handles: readonly unknown[], mayWrite: boolean): boolean {
  return mayWrite || handles.some(asksForHydration)
}

function asksForHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
}
