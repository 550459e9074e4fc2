import { type ReactNode, useEffect, useState } from 'react'
import { z } from '../../ui/forms/schema.ts'
import { DialogField, FormDialog } from './form-dialog.tsx'
import { visualTexts } from './visual-texts.ts'

const answerSchema = z.object({
  results: z.array(
    z.object({
      kindName: z.string(),
      title: z.array(z.object({ text: z.string() })),
      address: z.string(),
    }),
  ),
})
type Found = { kind: string; title: string; address: string }

type LinkDialogProps = {
  href: string
  /** The words of the link; empty if they are still to be written. */
  text: string
  onAccept: (href: string, text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Edits a link: its address is typed, or found among the pages of the site. */
export function LinkDialog({ href, text, onAccept, onRemove, onClose }: LinkDialogProps): ReactNode {
  const [address, setAddress] = useState(href)
  const [words, setWords] = useState(text)
  const [query, setQuery] = useState('')
  const [error, setError] = useState<string>()
  const { found, message } = useSiteSearch(query)
  const accept = (): string | undefined => {
    if (address.trim() === '') return visualTexts.linkNoAddress
    onAccept(address.trim(), words.trim() || address.trim())
    return undefined
  }
  const choose = ({ address: chosen, title }: Found): void => {
    setAddress(chosen)
    if (words === '') setWords(title)
  }
  return (
    <FormDialog
      title={visualTexts.tools.link}
      onClose={onClose}
      onRemove={onRemove}
      error={error}
      setError={setError}
      onAccept={accept}
    >
      <DialogField label={visualTexts.linkText} value={words} onChange={setWords} />
      <DialogField label={visualTexts.linkAddress} value={address} onChange={setAddress} />
      <DialogField label={visualTexts.linkSearch} value={query} onChange={setQuery} />
      <p role="status" className="note">
        {message}
      </p>
      <ul className="visual-results">
        {found.map((one) => (
          <li key={one.address}>
            <button type="button" className="button button-quiet button-small" onClick={() => choose(one)}>
              {one.title} <span className="note">{one.kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

const pause = 250

/** Queries the site search, debounced. */
function useSiteSearch(query: string): { found: readonly Found[]; message: string } {
  const [state, setState] = useState<{ found: readonly Found[]; message: string }>({ found: [], message: '' })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = query.trim() === '' ? [] : await askSearch(query, stop.signal)
      if (stop.signal.aborted) return
      const count = found?.length ?? 0
      const told = count === 0 ? visualTexts.linkNone : visualTexts.linkFound(count)
      setState({
        found: found ?? [],
        message: found === undefined ? visualTexts.searchFailed : query.trim() && told,
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return state
}

async function askSearch(query: string, signal: AbortSignal): Promise<Found[] | undefined> {
  try {
    const response = await fetch(`/api/buscar?${new URLSearchParams({ q: query })}`, { signal })
    const answer = response.ok ? answerSchema.safeParse(await response.json()).data : undefined
    return answer?.results.map(({ kindName, title, address }) => ({
      kind: kindName,
      title: title.map((piece) => piece.text).join(''),
      address,
    }))
  } catch (error) {
    // No connection, an aborted search, or a body that is not JSON.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return undefined
    throw error
  }
}
