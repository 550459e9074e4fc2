import { useEffect, useState } from 'react'
import type { PreviewKind } from '../../documents/core/field.ts'
import { z } from '../../ui/forms/schema.ts'

const previewSchema = z.object({
  html: z.string(),
  findings: z.array(
    z.object({
      line: z.number(),
      message: z.string(),
      level: z.enum(['fault', 'style']),
      fix: z.object({ start: z.number(), end: z.number(), was: z.string(), put: z.string() }).optional(),
    }),
  ),
})

/** The rendered text and the findings of the author rules (app/documents/author-rules). */
export type Preview = z.infer<typeof previewSchema> & { failed: boolean }

const pause = 400

/** Fetches the preview from the server, rendered as on public pages, shortly after each change. */
export function usePreview(text: string, kind: PreviewKind): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '', findings: [], failed: false })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const result = await fetchPreview(text, kind, stop.signal)
      if (!stop.signal.aborted) setPreview((last) => result ?? { ...last, failed: true })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, kind])
  return preview
}

async function fetchPreview(
  text: string,
  kind: PreviewKind,
  signal: AbortSignal,
): Promise<Preview | undefined> {
  if (text.trim() === '') return { html: '', findings: [], failed: false }
  try {
    const body = new URLSearchParams({ text, kind })
    const response = await fetch('/editor/vista-previa', { method: 'POST', body, signal })
    const preview = response.ok ? previewSchema.safeParse(await response.json()).data : undefined
    return preview && { ...preview, failed: false }
  } catch (error) {
    // No connection, or a body that is not JSON: the last preview stays.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return undefined
    throw error
  }
}
