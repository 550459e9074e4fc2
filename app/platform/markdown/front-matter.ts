import { readYamlMap } from './yaml-map.ts'

/** The parsed front matter of a document with the body below it, or an error message in Spanish. */
type FrontMatterResult =
  | { ok: true; attributes: Record<string, unknown>; body: string }
  | { ok: false; message: string; line?: number }

// Characters. The YAML parser takes seconds for a block of megabytes.
const BLOCK_LIMIT = 64 * 1024

/**
 * Splits a document into YAML front matter and body. Without front matter, the whole text is the body.
 * `longest` limits the block in characters.
 */
export function parseFrontMatter(text: string, longest: number = BLOCK_LIMIT): FrontMatterResult {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const opening = /^---[ \t]*(?:\n|$)/.exec(source)
  if (!opening) return { ok: true, attributes: {}, body: source }

  const rest = source.slice(opening[0].length)
  const closing = /^---[ \t]*(?:\n|$)/m.exec(rest)
  if (!closing) return failure('falta la línea --- que lo cierra', 1)
  if (closing.index > longest) return failure(`ocupa más de ${Math.round(longest / 1024)} kB`, 1)

  const block = readYamlMap(rest.slice(0, closing.index))
  if (block.ok) return { ...block, body: rest.slice(closing.index + closing[0].length) }
  // The line is relative to the block, which begins below the opening line.
  const line = block.line === undefined ? undefined : block.line + 1
  return failure(line === undefined ? block.reason : `${block.reason} (línea ${line})`, line ?? 2)
}

function failure(reason: string, line: number): { ok: false; message: string; line: number } {
  return { ok: false, message: `Error al parsear el frontmatter YAML: ${reason}`, line }
}

/** Decodes a text file: UTF-16 with a byte order mark, else UTF-8, else Windows-1252. */
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
