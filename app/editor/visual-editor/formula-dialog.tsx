import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { speakFormula } from '../../reading/read-aloud/spoken-formula.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { fetchPreview, parseSafe } from './draw-formulas.ts'
import { FormDialog } from './form-dialog.tsx'
import { visualTexts } from './visual-texts.ts'

/** Symbols of the subject: what the button shows and the LaTeX that it inserts; `@` marks the caret. */
const palette: readonly (readonly [sign: string, tex: string])[] = [
  ['a/b', '\\frac{@}{}'],
  ['x²', '^{@}'],
  ['x₁', '_{@}'],
  ['√', '\\sqrt{@}'],
  ['·', '\\cdot '],
  ['×', '\\times '],
  ['≈', '\\approx '],
  ['≤', '\\leq '],
  ['≥', '\\geq '],
  ['→', '\\rightarrow '],
  ['Δ', '\\Delta '],
  ['Ω', '\\Omega '],
  ['π', '\\pi '],
  ['η', '\\eta '],
  ['ω', '\\omega '],
  ['µ', '\\mu '],
  ['0,5', '{,}'],
  ['unidad', '\\ \\text{@}'],
]

type FormulaDialogProps = {
  tex: string
  isBlock: boolean
  onAccept: (tex: string, isBlock: boolean) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** A formula in LaTeX, with buttons for the symbols of the subject, a preview and its spoken text. */
export function FormulaDialog({ tex, isBlock, onAccept, onRemove, onClose }: FormulaDialogProps): ReactNode {
  const [text, setText] = useState(tex)
  const [own, setOwn] = useState(isBlock)
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { html, spoken } = useDrawnFormula(text, own)
  const accept = (): string | undefined => {
    const clean = text.replace(/\n\s*\n/g, '\n').trim()
    if (clean === '') return visualTexts.formulaEmpty
    onAccept(clean, own)
    return undefined
  }
  return (
    <FormDialog
      title={visualTexts.tools.formula}
      onClose={onClose}
      onRemove={onRemove}
      error={error}
      setError={setError}
      onAccept={accept}
    >
      <div className="field">
        <label htmlFor={id}>{visualTexts.latex}</label>
        <textarea
          ref={area}
          id={id}
          rows={2}
          className="input visual-code-input"
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div role="group" aria-label={visualTexts.palette} className="visual-palette">
        {palette.map(([sign, code]) => (
          <button
            key={sign}
            type="button"
            className="tool-button"
            onClick={() => setText(putSign(area.current, code))}
          >
            {sign}
          </button>
        ))}
      </div>
      <div className="check-field">
        <input id={`${id}-linea`} type="checkbox" checked={own} onChange={() => setOwn(!own)} />
        <label htmlFor={`${id}-linea`}>{visualTexts.ownLine}</label>
      </div>
      <div className="visual-drawn">
        <p className="note">{visualTexts.preview}</p>
        <HtmlContent safeHtml={html} />
        <p role="status" className="note">
          {spoken}
        </p>
      </div>
    </FormDialog>
  )
}

/** Inserts a symbol at the caret, around the selection; returns the new text. */
function putSign(area: HTMLTextAreaElement | null, code: string): string {
  if (!area) return ''
  const { value, selectionStart, selectionEnd } = area
  const chosen = value.slice(selectionStart, selectionEnd)
  const [before = '', after] = code.split('@')
  const put = after === undefined ? before : before + chosen + after
  const caret = selectionStart + before.length + (after === undefined ? 0 : chosen.length)
  area.focus()
  // Place the caret after React has rendered the new value.
  requestAnimationFrame(() => area.setSelectionRange(caret, caret))
  return value.slice(0, selectionStart) + put + value.slice(selectionEnd)
}

const pause = 250

function useDrawnFormula(text: string, isBlock: boolean): { html: string; spoken: string } {
  const [drawn, setDrawn] = useState({ html: '', spoken: '' })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const line = text.replace(/\s+/g, ' ').trim()
      const html = line === '' ? '' : await fetchPreview(isBlock ? `$$${line}$$` : `$${line}$`, 'markdown')
      if (isOver || html === undefined) return
      const math = [...parseSafe(html).querySelectorAll('math')]
      const words = math.map((one) => speakFormula(one)).join(' ')
      const spoken = line === '' ? '' : math.length > 0 ? visualTexts.spoken(words) : visualTexts.formulaWrong
      setDrawn({ html, spoken })
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, isBlock])
  return drawn
}
