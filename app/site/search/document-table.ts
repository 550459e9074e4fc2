/** What a document is in each group, as it was given: most share theirs with many others. */
export type Membership = {
  kind: string
  worth: number
  groups: readonly (readonly [group: string, value: string])[]
}

const nobody = 0xffff_ffff

/** The documents of an index by their numbers, in as little room as there can be: a hundred thousand are some megabytes. */
export class DocumentTable {
  /** Every membership that a document has, each once. */
  readonly memberships: Membership[] = []
  readonly #membershipNumbers = new Map<string, number>()
  #ids: string[] = []
  #lengths = new Uint32Array(64)
  #members = new Uint32Array(64)
  /** The number of each document, by kind and id. */
  readonly #numbers = new Map<string, Map<string, number>>()
  /** Words of all documents of a kind. */
  readonly #totals = new Map<string, number>()
  #size = 0

  /** How many documents there are. */
  get size(): number {
    return this.#size
  }

  /** One more than the greatest number. */
  get room(): number {
    return this.#ids.length
  }

  /** Words of each document, by number; 0 when it is gone. Not to be changed. */
  get lengths(): Uint32Array {
    return this.#lengths
  }

  /** The average of the average words of each kind that has documents. */
  get averageLength(): number {
    const averages: number[] = []
    for (const [kind, { size }] of this.#numbers) {
      if (size > 0) averages.push((this.#totals.get(kind) ?? 0) / size)
    }
    return averages.length === 0 ? 1 : averages.reduce((sum, one) => sum + one, 0) / averages.length
  }

  /** The number of the membership of a document that is there. */
  membershipOf(number: number): number {
    return this.#members[number] ?? nobody
  }

  idOf(number: number): string {
    return this.#ids[number] ?? ''
  }

  find(kind: string, id: string): number | undefined {
    return this.#numbers.get(kind)?.get(id)
  }

  /** Adds a document and gives its number. `length`: at least one. */
  add(id: string, membership: Membership, length: number): number {
    const number = this.#ids.push(id) - 1
    if (number >= this.#lengths.length) this.#grow()
    this.#lengths[number] = length
    this.#members[number] = this.#numberOf(membership)
    const ofKind = this.#numbers.get(membership.kind) ?? new Map<string, number>()
    this.#numbers.set(membership.kind, ofKind.set(id, number))
    this.#count(membership.kind, length)
    this.#size++
    return number
  }

  /** Takes a document away, if it is there. */
  remove(kind: string, id: string): void {
    const number = this.find(kind, id)
    if (number === undefined) return
    this.#count(kind, -(this.#lengths[number] ?? 0))
    this.#lengths[number] = 0
    this.#ids[number] = ''
    this.#numbers.get(kind)?.delete(id)
    this.#size--
  }

  /** Numbers all documents anew without the gone ones; gives the new numbers by the old. */
  pack(): Uint32Array {
    const renumbered = new Uint32Array(this.room).fill(nobody)
    const ids: string[] = []
    for (const [number, id] of this.#ids.entries()) {
      if (this.#lengths[number] === 0) continue
      const next = ids.push(id) - 1
      renumbered[number] = next
      this.#lengths[next] = this.#lengths[number] ?? 0
      this.#members[next] = this.#members[number] ?? nobody
      const { kind } = this.memberships[this.membershipOf(next)] ?? { kind: '' }
      this.#numbers.get(kind)?.set(id, next)
    }
    this.#lengths.fill(0, ids.length)
    this.#ids = ids
    return renumbered
  }

  #count(kind: string, length: number): void {
    this.#totals.set(kind, (this.#totals.get(kind) ?? 0) + length)
  }

  #numberOf(membership: Membership): number {
    const name = JSON.stringify(membership)
    const known = this.#membershipNumbers.get(name)
    if (known !== undefined) return known
    const number = this.memberships.push(membership) - 1
    this.#membershipNumbers.set(name, number)
    return number
  }

  #grow(): void {
    const room = Math.ceil(this.#lengths.length * 1.5)
    const [lengths, members] = [new Uint32Array(room), new Uint32Array(room)]
    lengths.set(this.#lengths)
    members.set(this.#members)
    this.#lengths = lengths
    this.#members = members
  }
}

/** Whether a document is gone, by what `pack` gave for it. */
export const isGone = (renumbered: number | undefined): boolean =>
  renumbered === undefined || renumbered === nobody
