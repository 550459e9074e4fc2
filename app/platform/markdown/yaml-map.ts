import { LineCounter, parseDocument } from 'yaml'
import { aliasMessage, yamlMessage } from './yaml-messages.ts'

/**
 * Names and values, or an error: the reason in Spanish, and its line in the block, from one, where it is
 * known.
 */
type YamlMapResult =
  | { ok: true; attributes: Record<string, unknown> }
  | { ok: false; reason: string; line?: number }

const MAX_ALIASES = 20
// Far more than authors write; the parser takes a third of a second to reject a thousand levels.
const MAX_DEPTH = 50
const MAX_MARKS_IN_A_ROW = /(?:[-?:][ \t]+){20}/

/**
 * Parses a YAML block with a map. The caller must limit its length: the parser takes seconds for megabytes.
 */
export function readYamlMap(block: string): YamlMapResult {
  if (isTooDeep(block)) return { ok: false, reason: yamlMessage({ code: 'RESOURCE_EXHAUSTION' }) }
  const lines = new LineCounter()
  const document = parseDocument(block, {
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter: lines,
  })
  // The parser reports an unknown tag as a warning.
  const problem = document.errors[0] ?? document.warnings[0]
  if (problem) return { ok: false, reason: yamlMessage(problem), line: lines.linePos(problem.pos[0]).line }

  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    if (value === null || value === undefined) return { ok: true, attributes: {} }
    if (isRecord(value)) return { ok: true, attributes: value }
    return { ok: false, reason: 'cada línea debe tener la forma «clave: valor»' }
  } catch (error) {
    // Too many aliases, or an alias without an anchor.
    if (error instanceof ReferenceError) return { ok: false, reason: aliasMessage(error.message) }
    throw error
  }
}

function isTooDeep(block: string): boolean {
  let depth = 0
  let deepest = 0
  for (const letter of block) {
    if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    deepest = Math.max(deepest, depth)
  }
  return deepest > MAX_DEPTH || MAX_MARKS_IN_A_ROW.test(block)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
