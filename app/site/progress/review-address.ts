/** The address that reviews an exercise, with new numbers if it has variables. */
export function reviewAddress(exercise: string): string {
  return `/repasar/${exercise}?semilla=nueva`
}
