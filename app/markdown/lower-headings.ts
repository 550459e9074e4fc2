/**
 * Moves the headings of safe HTML `levels` down, to h6 at most, where it stands below a heading of its page (WCAG 1.3.1).
 * Only for the sanitiser's output: there a `<` is always a tag.
 */
export function lowerHeadings(safeHtml: string, levels: number): string {
  return safeHtml.replace(/<(\/?)h([2-6])\b/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, Number(level) + levels)}`
  })
}
