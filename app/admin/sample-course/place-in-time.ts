/** A document with its creation and modification times. */
export type Placed<Draft> = { draft: Draft; createdAt: string; updatedAt: string }

type Placeable = { name: string; fields: Record<string, string>; position: number | undefined }

/**
 * `group`: the field by which documents are grouped, such as the category; `order`: the values of that field
 * in order.
 */
type Placing = { group: string | undefined; order: readonly string[]; now: string }

/**
 * Assigns times in the seconds before `now`, deterministically, so that lists keep their order: the first
 * document is the newest. Grouped documents are created in the order of the groups but modified in turns, one
 * of each group, so that the latest topics on the home page are of different categories.
 */
export function placeInTime<Draft extends Placeable>(
  drafts: readonly Draft[],
  { group, order, now }: Placing,
): Placed<Draft>[] {
  const before = (seconds: number): string => new Date(Date.parse(now) - seconds * 1000).toISOString()
  if (group === undefined) {
    return drafts.map((draft, index) => ({ draft, createdAt: before(index), updatedAt: before(index) }))
  }
  const groupOf = ({ fields }: Placeable): string => fields[group] ?? ''
  const inOrder = drafts.toSorted(
    (a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b)) || compareInGroup(a, b),
  )
  const inTurns = takeTurns([...Map.groupBy(inOrder, groupOf).values()])
  return inOrder.map((draft, index) => ({
    draft,
    createdAt: before(2 * inOrder.length - index),
    updatedAt: before(inTurns.indexOf(draft)),
  }))
}

function compareInGroup(a: Placeable, b: Placeable): number {
  const place = ({ position }: Placeable): number => position ?? Number.MAX_SAFE_INTEGER
  return place(a) - place(b) || (a.name < b.name ? -1 : 1)
}

function takeTurns<Draft>(groups: readonly Draft[][]): Draft[] {
  const rounds = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat()
}
