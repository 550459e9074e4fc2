import type { Tipo } from '../documents/tipo.ts'

/** A document with the times it is to have. */
export type Placed<Draft> = { draft: Draft; createdAt: string; updatedAt: string }

type Placeable = { name: string; fields: Record<string, string> }

/**
 * Spreads documents over the seconds before `now`, always in the same way, so that lists keep their order.
 * Topics are written in the order of the syllabus (`order`: the ids of its categories) and changed in turns, one of
 * each category: the home page's latest topics are the first ones of different blocks. Others: the first is newest.
 */
export function placeInTime<Draft extends Placeable>(
  tipo: Tipo,
  drafts: readonly Draft[],
  { order, now }: { order: readonly string[]; now: string },
): Placed<Draft>[] {
  const before = (seconds: number): string => new Date(Date.parse(now) - seconds * 1000).toISOString()
  if (tipo !== 'temario') {
    return drafts.map((draft, index) => ({ draft, createdAt: before(index), updatedAt: before(index) }))
  }
  const inOrder = drafts.toSorted((a, b) => compareTopics(a, b, order))
  const inTurns = takeTurns(inOrder)
  return inOrder.map((draft, index) => ({
    draft,
    createdAt: before(2 * inOrder.length - index),
    updatedAt: before(inTurns.indexOf(draft)),
  }))
}

function compareTopics(a: Placeable, b: Placeable, order: readonly string[]): number {
  const block = (topic: Placeable): number => order.indexOf(topic.fields.categoryId ?? '')
  const position = (topic: Placeable): number => Number(topic.fields.position ?? Number.MAX_SAFE_INTEGER)
  return block(a) - block(b) || position(a) - position(b) || (a.name < b.name ? -1 : 1)
}

function takeTurns<Draft extends Placeable>(inOrder: readonly Draft[]): Draft[] {
  const blocks = [...Map.groupBy(inOrder, (topic) => topic.fields.categoryId).values()]
  const rounds = Math.max(0, ...blocks.map((block) => block.length))
  return Array.from({ length: rounds }, (_, round) =>
    blocks.flatMap((block) => block.slice(round, round + 1)),
  ).flat()
}
