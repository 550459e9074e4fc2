import { readForm } from '../../platform/http/read-form.server.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'

const maxBytes = 16_384

/** The text of a body that has no reason to be long; undefined when it is longer than `longest` bytes. */
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

/** The fields of a form that has no reason to be long. Throws the answer for a longer one, and for what is no form. */
export async function readSmallForm(request: Request): Promise<Record<string, string>> {
  return formTexts(await readForm(request, maxBytes))
}
