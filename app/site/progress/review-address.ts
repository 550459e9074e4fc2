/** Where an exercise is reviewed, with new numbers where it has some. */
export function reviewAddress(exercise: string): string {
  return `/repasar/${exercise}?semilla=nueva`
}
