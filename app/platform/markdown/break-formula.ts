// A shorter formula fits on the narrowest phone.
const FITS_A_PHONE = 18

const RELATION = /^<mo[^>]*>(?:=|≈|≠|≡|≤|≥|→|⇒|⇔|&lt;|&gt;)<\/mo>/
const WIDE_GAP = /^<mspace width="[12]em"\/>/

/** Whether a formula, or a piece of one, may be wider than a phone. */
export function isLongFormula(math: string): boolean {
  return math.replace(/<[^>]*>/g, '').length > FITS_A_PHONE
}

/**
 * Cuts a long formula into several, each starting with a relation such as `=`: a browser never breaks
 * the line inside one formula, so on a phone the end of a long one would be out of sight.
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
  // The formulas on each side of a wide gap go to lines of their own before any of them is cut.
  if (formulas.length < 2) return formulas.join('')
  return formulas.map((part) => `<span class="math-part">${part}</span>`).join(' ')
}

/** The pieces of a row that start with a mark, which is not looked for inside its elements. */
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
