import type { DocumentKind, Reference, ServedDocument } from './serve-document.server.ts'

/** All kinds of document, with referenced kinds before those that refer to them. */
export type Registry = {
  kinds: readonly DocumentKind[]
  /** The same kinds in the order of the admin panel. */
  listed: readonly DocumentKind[]
  find: (kindSlug: string) => DocumentKind | undefined
  /**
   * Returns the kind of a definition that the code itself names.
   * Throws {@link RegistryError} if there is none.
   */
  get: (definition: { tipo: string }) => DocumentKind
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    registry: Registry
  }
}

/** Thrown when definitions contradict each other; the site does not start. */
export class RegistryError extends Error {
  constructor(problems: readonly string[]) {
    super(`Las definiciones de los documentos no son correctas:\n${problems.join('\n')}`)
    this.name = 'RegistryError'
  }
}

/** Links the definitions by their references. Throws {@link RegistryError} with all problems found. */
export function openRegistry(definitions: readonly ServedDocument[]): Registry {
  const problems = definitions.flatMap((one) => listProblems(one, definitions))
  if (problems.length > 0) throw new RegistryError(problems)
  const links = definitions.map((one) => ({ ...one, refersTo: [], referredBy: [] }) as Linked)
  const byTipo = new Map(links.map((kind) => [kind.tipo, kind]))
  for (const kind of links) {
    for (const { field, to, many } of listReferences(kind)) {
      const target = byTipo.get(to)
      if (!target) continue
      kind.refersTo.push({ field, many, kind: target })
      target.referredBy.push({ field, many, kind })
    }
  }
  return {
    kinds: sortByReference(links),
    listed: links,
    find: (kindSlug) => byTipo.get(kindSlug),
    get({ tipo: kindSlug }) {
      const kind = byTipo.get(kindSlug)
      if (!kind) throw new RegistryError([`${kindSlug}: no hay ninguna definición.`])
      return kind
    },
  }
}

type Linked = ServedDocument & { refersTo: Reference[]; referredBy: Reference[] }

function listReferences({ fields }: ServedDocument): { field: string; to: string; many: boolean }[] {
  return Object.entries(fields).flatMap(([field, { input }]) =>
    input.kind === 'reference' || input.kind === 'references'
      ? [{ field, to: input.to, many: input.kind === 'references' }]
      : [],
  )
}

const ownColumns = ['id', 'createdAt', 'updatedAt']

function listProblems(one: ServedDocument, all: readonly ServedDocument[]): string[] {
  const { tipo: kindSlug, fields, title, unique, order, page } = one
  const names = Object.keys(fields)
  const named = [title, order, ...unique, ...(page && page.by !== 'id' ? [page.by] : [])]
  return [
    ...(all.find((other) => other.tipo === kindSlug) === one ? [] : [`${kindSlug}: está dos veces.`]),
    ...names
      .filter((name) => ownColumns.includes(name))
      .map((name) => `${kindSlug}.${name}: nombre reservado.`),
    ...named.filter((name) => !names.includes(name)).map((name) => `${kindSlug}.${name}: no es un campo.`),
    ...listReferences(one)
      .filter(({ to }) => !all.some((other) => other.tipo === to))
      .map(({ field, to }) => `${kindSlug}.${field}: se refiere a ${to}, que no existe.`),
  ]
}

/** Sorts kinds after the kinds that they refer to, otherwise in the given order. */
function sortByReference(kinds: readonly DocumentKind[]): DocumentKind[] {
  const sorted: DocumentKind[] = []
  let rest = [...kinds]
  while (rest.length > 0) {
    const next = rest.find(({ refersTo }) => refersTo.every(({ kind }) => sorted.includes(kind)))
    if (!next)
      throw new RegistryError([
        `${rest.map(({ tipo: kindSlug }) => kindSlug).join(', ')}: se refieren en círculo.`,
      ])
    sorted.push(next)
    rest = rest.filter((kind) => kind !== next)
  }
  return sorted
}
