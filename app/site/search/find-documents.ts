import type { Membership } from './document-table.ts'
import type { ReadQuery } from './read-query.ts'
import { scoreSlots } from './score-slots.ts'
import type { SearchIndex } from './search-index.ts'

export type Hit = { kind: string; id: string; score: number }
/** The number of documents by group and value, as if that group were not narrowed. */
export type GroupCounts = ReadonlyMap<string, ReadonlyMap<string, number>>
type FoundDocuments = {
  hits: Hit[]
  total: number
  counts: GroupCounts
  /** No document has all parts of the query: these have most of them. */
  isPartial: boolean
}

/** `groups`: the filters of the search, such as `{ kind: 'temario' }`. */
type Narrowing = { groups: Readonly<Record<string, string>>; from: number; count: number }

/** The documents that match a query, best first; equal scores are ordered by kind and id. */
export function findDocuments(
  index: SearchIndex,
  { slots }: ReadQuery,
  { groups, from, count }: Narrowing,
): FoundDocuments {
  const { documents } = index
  const { touched, parts, total: points } = scoreSlots(index, slots)
  let most = 0
  for (let at = 0; at < touched.length; at++) most = Math.max(most, parts[touched[at] ?? 0] ?? 0)
  const isChosen = documents.memberships.map((membership) => listOutside(membership, groups).length === 0)
  const worths = documents.memberships.map(({ worth }) => worth)
  const found = new Uint32Array(documents.memberships.length)
  const hits: Hit[] = []
  let total = 0
  let least = 0
  for (let at = 0; at < touched.length; at++) {
    const number = touched[at] ?? 0
    if (parts[number] !== most) continue
    const member = documents.membershipOf(number)
    found[member] = (found[member] ?? 0) + 1
    if (!isChosen[member]) continue
    total++
    const score = (points[number] ?? 0) * (worths[member] ?? 1)
    if (hits.length === from + count && score < least) continue
    keepBest(
      hits,
      { kind: documents.memberships[member]?.kind ?? '', id: documents.idOf(number), score },
      from + count,
    )
    least = hits.at(-1)?.score ?? 0
  }
  const counts = countGroups(documents.memberships, found, groups)
  return { hits: hits.slice(from), total, counts, isPartial: most < slots.length }
}

function keepBest(hits: Hit[], hit: Hit, room: number): void {
  let [low, high] = [0, hits.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = hits[middle]
    if (other && compare(hit, other) > 0) low = middle + 1
    else high = middle
  }
  hits.splice(low, 0, hit)
  if (hits.length > room) hits.pop()
}

const compare = (one: Hit, other: Hit): number =>
  other.score - one.score || order(one.kind, other.kind) || order(one.id, other.id)
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The groups in which a membership differs from the chosen value. */
function listOutside({ groups }: Membership, chosen: Narrowing['groups']): string[] {
  const isIn = (name: string, value: string): boolean =>
    groups.some(([group, own]) => group === name && own === value)
  return Object.entries(chosen)
    .filter(([name, value]) => !isIn(name, value))
    .map(([name]) => name)
}

/** A group's own choice does not narrow its counts, so that its other values remain selectable. */
function countGroups(
  memberships: readonly Membership[],
  found: Uint32Array,
  chosen: Narrowing['groups'],
): GroupCounts {
  const counts = new Map<string, Map<string, number>>()
  for (const [member, membership] of memberships.entries()) {
    const number = found[member] ?? 0
    const outside = listOutside(membership, chosen)
    if (number === 0 || outside.length > 1) continue
    for (const [group, value] of membership.groups) {
      if (outside.length === 1 && outside[0] !== group) continue
      const ofGroup = counts.get(group) ?? new Map<string, number>()
      counts.set(group, ofGroup.set(value, (ofGroup.get(value) ?? 0) + number))
    }
  }
  return counts
}
