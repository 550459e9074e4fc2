/**
 * Whether a page is hydrated whole: one of its routes requests it (`handle = { hydrate: true }`), or the user
 * may write. Other pages are sent without the framework.
 */
export function isHydratedWhole(handles: readonly unknown[], mayWrite: boolean): boolean {
  return mayWrite || handles.some(asksForHydration)
}

function asksForHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
}
