import { z } from '../../ui/forms/schema.ts'

const previewSchema = z.object({ html: z.string() })

type Waiting = { source: string; hear: (drawn: Element | undefined) => void }

/** Maximum number of characters of formulas per request; the renderer accepts no more in one text. */
const maxLetters = 6_000
const maxFormulas = 100
const pause = 60

/** Renders formulas on the server as on public pages: batched into one request, each formula once. */
export class FormulaDrawer {
  readonly #drawn = new Map<string, Element | undefined>()
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #settling: (() => void)[] = []

  /**
   * Calls `hear` with the formula as MathML, or with undefined if it is invalid or cannot be rendered now.
   */
  draw(tex: string, isBlock: boolean, hear: (drawn: Element | undefined) => void): void {
    const line = tex.replace(/\s+/g, ' ').trim()
    const source = isBlock ? `$$${line}$$` : `$${line}$`
    if (this.#drawn.has(source)) {
      hear(copyOf(this.#drawn.get(source)))
      return
    }
    this.#waiting.push({ source, hear })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), pause)
  }

  /** Resolves when no formula is waiting. */
  settled(): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve()
    return new Promise((resolve) => this.#settling.push(resolve))
  }

  async #ask(): Promise<void> {
    const batch = this.#nextBatch()
    if (batch.length === 0) return
    const sources = [...new Set(batch.map(({ source }) => source))]
    const html = await fetchPreview(sources.join('\n\n'), 'markdown')
    const shown = html === undefined ? [] : [...parseSafe(html).children]
    // Formulas and results match by position: each formula must be a paragraph or block of its own.
    if (shown.length === sources.length)
      for (const [at, source] of sources.entries()) this.#drawn.set(source, formulaIn(shown[at]))
    for (const { source, hear } of batch) hear(copyOf(this.#drawn.get(source)))
    if (this.#waiting.length > 0) await this.#ask()
    else for (const tell of this.#settling.splice(0)) tell()
  }

  #nextBatch(): Waiting[] {
    let letters = 0
    const end = this.#waiting.findIndex(({ source }, at) => {
      letters += source.length
      return at >= maxFormulas || (letters > maxLetters && at > 0)
    })
    const batch = end === -1 ? this.#waiting : this.#waiting.slice(0, end)
    this.#waiting = end === -1 ? [] : this.#waiting.slice(end)
    return batch
  }
}

function copyOf(drawn: Element | undefined): Element | undefined {
  return drawn?.cloneNode(true) instanceof Element ? (drawn.cloneNode(true) as Element) : undefined
}

function formulaIn(shown: Element | undefined): Element | undefined {
  return shown?.querySelector('math') ? shown : undefined
}

/**
 * Fetches the rendered text as sanitised HTML; undefined if the request fails. `kind` is the kind of Markdown
 * field.
 */
export async function fetchPreview(text: string, kind: string): Promise<string | undefined> {
  try {
    const body = new URLSearchParams({ text, kind })
    const response = await fetch('/editor/vista-previa', { method: 'POST', body })
    return response.ok ? previewSchema.safeParse(await response.json()).data?.html : undefined
  } catch (error) {
    // No connection, or a body that is not JSON: the shown text stays.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Parses HTML that the site's sanitiser has produced. */
export function parseSafe(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
