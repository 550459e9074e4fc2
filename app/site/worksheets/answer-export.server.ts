import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { openMoodleTexts, openPlainTexts } from './export-texts.server.ts'
import { inLine, loadWorksheet } from './load-worksheet.server.ts'
import type { GivenWorksheet } from './read-worksheet.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import { writeGift, writeMoodleXml } from './write-exports.server.ts'

type Asking = { context: Readonly<RouterContextProvider>; request: Request; given: GivenWorksheet }

/**
 * Responds with a worksheet as a file for another platform, or with a plain text in Spanish that explains why
 * there is none.
 */
export async function answerExport(
  format: 'moodle' | 'gift',
  { context, request, given }: Asking,
): Promise<Response> {
  const loading = await loadWorksheet(context, given)
  if (!loading.ok) return refuse(loading.messages.join('\n'), 400)
  const { worksheet, variants } = loading.loaded
  const { number } = worksheet
  const { pictures } = services(context)
  const { siteName } = services(context).requestInfo.settings
  const pieces = await inLine(request.signal, () => {
    if (format === 'gift') return writeGift({ variants, number, siteName, texts: openPlainTexts(pictures) })
    const [figures, media] = [services(context).figures, services(context).media]
    return writeMoodleXml({
      variants,
      number,
      siteName,
      texts: openMoodleTexts({ pictures, figures, media }),
    })
  })
  if (pieces === 'busy') return refuse(sheetsTexts.busy, 503, { 'Retry-After': '60' })
  if (pieces === undefined) return refuse(sheetsTexts.tooLong, 413)
  const [type, name] =
    format === 'gift'
      ? ['text/plain', `ficha-${number}.gift.txt`]
      : ['application/xml', `ficha-${number}.xml`]
  return new Response(streamPieces(pieces), {
    headers: {
      ...plain,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Streams the pieces, so that encoding a large file does not block other requests. */
function streamPieces(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const rest = pieces.values()
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { value, done } = rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

const plain = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' }

function refuse(message: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { ...plain, ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
