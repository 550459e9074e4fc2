import { fromMathJax, fromMathml, type MathTree } from './math-tree.ts'
import { make } from './paste-dom.ts'
import type { PasteReport } from './paste-report.ts'
import { tidy, writeTex } from './write-tex.ts'

/**
 * Elements that render formulas, outermost first: KaTeX, MathJax 2, 3 and 4, Wikipedia, and plain MathML.
 * Browsers copy visible content only, so the LaTeX that KaTeX hides is often missing.
 */
const drawn =
  '.katex-display, .katex, .MathJax_Display, .MJXc-display, .MathJax_SVG_Display, [data-mathml], .MathJax, .MathJax_CHTML, .MathJax_SVG, mjx-container, .mwe-math-element, img[class*="mwe-math"], math'
const besides = '.MathJax_Preview, .MJX_Assistive_MathML, script[type^="math/tex"]'
const isDisplayed =
  '.katex-display, .MathJax_Display, .MJXc-display, .MathJax_SVG_Display, mjx-container[display="true"], math[display="block"], .mwe-math-element-block, [class*="mwe-math"][class*="display"]'

/** Converts rendered formulas to elements with `data-tex`. */
export function readFormulas(body: HTMLElement, report: PasteReport): void {
  for (const element of [...body.querySelectorAll(drawn)]) {
    // An inner element of a formula already converted.
    if (!body.contains(element)) continue
    const tex = texOf(element)
    if (tex === '') {
      if (element.querySelector('svg, img, math')) report.add('formula')
      continue
    }
    const isBlock = element.matches(isDisplayed) || element.querySelector(isDisplayed) !== null
    const isAlone = isBlock && !element.closest('td, th, h1, h2, h3, h4, h5, h6, a')
    const formula = make(isAlone ? 'div' : 'span', element)
    formula.setAttribute('data-tex', tex)
    element.replaceWith(formula)
  }
  for (const element of body.querySelectorAll(besides)) element.remove()
}

/** The LaTeX of a formula: the author's source where it was copied, else reconstructed from the rendering. */
function texOf(element: Element): string {
  const written =
    element.querySelector('annotation[encoding="application/x-tex"]')?.textContent ??
    scriptOf(element) ??
    element.getAttribute('data-latex') ??
    altOf(element)
  if (written) return tidy(written)
  const tree = treeOf(element)
  return tree ? writeTex(tree) : ''
}

/** MathJax 2 stores the source in a script after the rendering. */
function scriptOf(element: Element): string | undefined {
  const next = element.nextElementSibling
  return next?.matches('script[type^="math/tex"]') ? (next.textContent ?? undefined) : undefined
}

function altOf(element: Element): string | undefined {
  const known = element.matches('math[alttext], img[alt]')
    ? element
    : element.querySelector('math[alttext], img[class*="mwe-math"][alt]')
  return known?.getAttribute('alttext') ?? known?.getAttribute('alt') ?? undefined
}

function treeOf(element: Element): MathTree | undefined {
  const kept =
    element.getAttribute('data-mathml') ?? element.querySelector('[data-mathml]')?.getAttribute('data-mathml')
  const source = kept ? new DOMParser().parseFromString(withoutStyles(kept), 'text/html') : element
  const math = source instanceof Element && source.matches('math') ? source : source.querySelector('math')
  if (math) return fromMathml(math)
  const own = element.querySelector('mjx-math, [data-mml-node="math"]')
  return own ? fromMathJax(own) : undefined
}

// The Content-Security-Policy of the page does not allow style attributes.
const withoutStyles = (html: string): string => html.replace(/\sstyle\s*=/gi, ' data-style=')
