import { readFileSync } from 'node:fs'

type Entry = { parents: string[]; properties: Set<string> }

/** The types of schema.org with their properties, including inherited ones, from the package schema-dts. */
type Vocabulary = {
  has: (type: string) => boolean
  allows: (type: string, property: string) => boolean
}

/**
 * Reads the vocabulary from the package's type declarations: the interface `XLeaf` is the type X, `XBase` its
 * properties, from which subtypes inherit.
 */
export function readVocabulary(): Vocabulary {
  const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const entries = new Map<string, Entry>()
  for (const [, name = '', extended = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const parents = extended.match(/\w+(?:Base|Leaf)/g) ?? []
    const properties = new Set(
      [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map(([, property = '']) => property),
    )
    entries.set(name, { parents, properties })
  }
  const allows = (name: string, property: string): boolean => {
    const entry = entries.get(name)
    if (!entry) return false
    return entry.properties.has(property) || entry.parents.some((parent) => allows(parent, property))
  }
  return {
    has: (type) => entries.has(`${type}Leaf`),
    allows: (type, property) => allows(`${type}Leaf`, property),
  }
}

/** Lists the types and properties of a JSON-LD value that schema.org does not define. */
export function listUnknown(vocabulary: Vocabulary, value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => listUnknown(vocabulary, one, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...properties } = value as Record<string, unknown>
  if (typeof type !== 'string' || !vocabulary.has(type)) return [`${place}: @type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, inner]) => [
    // Input constraints of an action are written beside its properties (schema.org/docs/actions.html).
    ...(vocabulary.allows(type, name) || (type === 'SearchAction' && name === 'query-input')
      ? []
      : [`${place}: ${type}.${name}`]),
    ...listUnknown(vocabulary, inner, `${place}.${name}`),
  ])
}
