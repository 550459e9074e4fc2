// Characters. A shorter formula fits on the narrowest phone.
const FITS_A_PHONE = 18

const RELATION = /^<mo[^>]*>(?:=|≈|≠|≡|≤|≥|→|⇒|⇔|&lt;|&gt;)<\/mo>/
const WIDE_GAP = /^<mspace width="[12]em"\/>/

/** Whether a formula in MathML, or a part of one, may be wider than a phone. */
export function isLongFormula(math: string): boolean {
  return math.replace(/<[^>]*>/g, '').length > FITS_A_PHONE
}

/**
 * Splits a long MathML formula into several, each starting with a relation such as `=`: browsers do not break
 * lines inside a formula, so its end would be cut off on a phone.
 */
export function breakFormula(math: string): string {
  if (!isLongFormula(math)) return math
  const whole = /^(<math[^>]*>(?:<semantics>)?<mrow>)(.*)(<\/mrow>(?:<\/semantics>)?<\/math>)$/s.exec(math)
  const [, head, content, tail] = whole ?? []
  if (!head || !content || !tail) return math
  const parts = cutBefore(WIDE_GAP, content)
    .map((part) => part.replace(WIDE_GAP, ''))
    .filter((part) => part !== '')
  const formulas = parts.map((part) =>
    cutBefore(RELATION, part)
      .map((piece) => `${head}${piece}${tail}`)
      .join(''),
  )
  // With a wide gap, each side wraps to its own line before any of them is split.
  if (formulas.length < 2) return formulas.join('')
  return formulas.map((part) => `<span class="math-part">${part}</span>`).join(' ')
}

/** Splits a row before each top-level element that matches; does not look inside elements. */
function cutBefore(mark: RegExp, row: string): string[] {
  const starts = [0]
  let depth = 0
  for (const tag of row.matchAll(/<(\/?)\w+[^>]*?(\/?)>/g)) {
    if (depth === 0 && tag.index > 0 && mark.test(row.slice(tag.index, tag.index + 40)))
      starts.push(tag.index)
    if (tag[1]) depth--
    else if (!tag[2]) depth++
  }
  return starts.map((start, index) => row.slice(start, starts[index + 1]))
}
