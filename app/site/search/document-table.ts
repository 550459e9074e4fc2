/** The kind, weight and groups of a document; most documents share theirs with many others. */
export type Membership = {
  kind: string
  worth: number
  groups: readonly (readonly [group: string, value: string])[]
}

const nobody = 0xffff_ffff

/** The documents of an index by number, stored compactly: a hundred thousand take a few megabytes. */
export class DocumentTable {
  /** Each distinct membership once. */
  readonly memberships: Membership[] = []
  readonly #membershipNumbers = new Map<string, number>()
  #ids: string[] = []
  #lengths = new Uint32Array(64)
  #members = new Uint32Array(64)
  /** The number of each document, by kind and id. */
  readonly #numbers = new Map<string, Map<string, number>>()
  /** Number of words of all documents of a kind. */
  readonly #totals = new Map<string, number>()
  #size = 0

  /** The number of documents. */
  get size(): number {
    return this.#size
  }

  /** One more than the greatest number. */
  get room(): number {
    return this.#ids.length
  }

  /** Number of words by document number; 0 for removed documents. Read only. */
  get lengths(): Uint32Array {
    return this.#lengths
  }

  /** The mean of each kind's average number of words. */
  get averageLength(): number {
    const averages: number[] = []
    for (const [kind, { size }] of this.#numbers) {
      if (size > 0) averages.push((this.#totals.get(kind) ?? 0) / size)
    }
    return averages.length === 0 ? 1 : averages.reduce((sum, one) => sum + one, 0) / averages.length
  }

  /** The index in `memberships` for an existing document. */
  membershipOf(number: number): number {
    return this.#members[number] ?? nobody
  }

  idOf(number: number): string {
    return this.#ids[number] ?? ''
  }

  find(kind: string, id: string): number | undefined {
    return this.#numbers.get(kind)?.get(id)
  }

  /** Adds a document and returns its number. `length` is at least one. */
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

  /** Removes a document, if it exists. */
  remove(kind: string, id: string): void {
    const number = this.find(kind, id)
    if (number === undefined) return
    this.#count(kind, -(this.#lengths[number] ?? 0))
    this.#lengths[number] = 0
    this.#ids[number] = ''
    this.#numbers.get(kind)?.delete(id)
    this.#size--
  }

  /** Renumbers all documents without the removed ones; returns the new numbers by the old ones. */
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

/** Whether a document was removed, by its entry in the result of `pack`. */
export const isGone = (renumbered: number | undefined): boolean =>
  renumbered === undefined || renumbered === nobody
