import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page whose action may answer 409: it reloads the data, so that the next attempt
 * uses the current version. By default React Router does not reload after a status of 400 or more.
 */
export function revalidateOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
