import { LineCounter, parseDocument } from 'yaml'
import { aliasMessage, yamlMessage } from './yaml-messages.ts'

/** What stands between the `---` lines of a document, and the text below them. */
export type FrontMatterResult =
  | { ok: true; attributes: Record<string, unknown>; body: string }
  | { ok: false; message: string; line?: number }

// The YAML parser needs seconds for a block of megabytes.
const BLOCK_LIMIT = 64 * 1024
const MAX_ALIASES = 20
// Front matter has names and values; the parser takes a third of a second to find that a thousand levels are too many.
const MAX_DEPTH = 50
const MAX_MARKS_IN_A_ROW = /(?:[-?:][ \t]+){20}/

/** Separates YAML front matter from the text. Without front matter the whole text is the body. */
export function parseFrontMatter(text: string): FrontMatterResult {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const opening = /^---[ \t]*(?:\n|$)/.exec(source)
  if (!opening) return { ok: true, attributes: {}, body: source }

  const rest = source.slice(opening[0].length)
  const closing = /^---[ \t]*(?:\n|$)/m.exec(rest)
  if (!closing) return failure('falta la línea --- que lo cierra', 1)
  if (closing.index > BLOCK_LIMIT) return failure('ocupa más de 64 kB', 1)

  const block = readBlock(rest.slice(0, closing.index))
  return block.ok ? { ...block, body: rest.slice(closing.index + closing[0].length) } : block
}

type BlockResult =
  | { ok: true; attributes: Record<string, unknown> }
  | { ok: false; message: string; line?: number }

function readBlock(block: string): BlockResult {
  if (isTooDeep(block)) return failure(yamlMessage({ code: 'RESOURCE_EXHAUSTION' }), 2)
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
  // A tag that is not of the core schema comes as a warning.
  const problem = document.errors[0] ?? document.warnings[0]
  if (problem) {
    const line = lines.linePos(problem.pos[0]).line + 1
    return failure(`${yamlMessage(problem)} (línea ${line})`, line)
  }

  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    if (value === null || value === undefined) return { ok: true, attributes: {} }
    if (isRecord(value)) return { ok: true, attributes: value }
    return failure('cada línea debe tener la forma «clave: valor»', 2)
  } catch (error) {
    // Too many aliases, or one to nothing.
    if (error instanceof ReferenceError) return failure(aliasMessage(error.message), 2)
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

function failure(reason: string, line: number): { ok: false; message: string; line: number } {
  return { ok: false, message: `Error al parsear el frontmatter YAML: ${reason}`, line }
}

/** The text of a file as an editor would show it: UTF-8, UTF-16 with its mark, else Windows-1252. */
export function decodeTextFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
