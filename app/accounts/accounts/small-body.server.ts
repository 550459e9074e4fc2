import { readForm } from '../../platform/http/read-form.server.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'

const maxBytes = 16_384

/** Reads a request body as text; undefined if it is longer than `longest` bytes. */
export async function readSmallBody(
  request: Request,
  longest: number = maxBytes,
): Promise<string | undefined> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > longest) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Reads a small form. Throws an error response if the body is too long or not a form. */
export async function readSmallForm(request: Request): Promise<Record<string, string>> {
  return formTexts(await readForm(request, maxBytes))
}
