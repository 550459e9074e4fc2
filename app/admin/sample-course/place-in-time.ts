/** A document with the times it is to have. */
export type Placed<Draft> = { draft: Draft; createdAt: string; updatedAt: string }

type Placeable = { name: string; fields: Record<string, string>; position: number | undefined }

/** `group`: the field by which they stand in groups, such as the category; `order`: its values. */
type Placing = { group: string | undefined; order: readonly string[]; now: string }

/**
 * Spreads documents over the seconds before `now`, always in the same way, so that lists keep their order: the first
 * is the newest. Those that stand in groups are written in the order of the groups and changed in turns, one of each
 * group: the home page's latest topics are the first ones of different categories.
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
