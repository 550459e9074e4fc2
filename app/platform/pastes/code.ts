import { holdsBlocks, isBlock, make, styleValue, textsIn } from './paste-dom.ts'

/** Converts displayed program code to code blocks, keeping its lines. */
export function readCode(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) readNumberedLines(table)
  for (const pre of body.querySelectorAll('pre'))
    if (body.contains(pre) && !pre.parentElement?.closest('pre'))
      pre.replaceWith(codeBlock(pre, textOf(pre), languageOf(pre)))
  readMonospaced(body)
}

function codeBlock(near: Element, text: string, language = ''): HTMLElement {
  const pre = make('pre', near)
  pre.textContent = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  if (language !== '') pre.setAttribute('data-info', language)
  return pre
}

/** Elements beside the lines of code that do not belong to it. */
const besides =
  'button, svg, script, style, select, .linenos, .lineno, .linenumber, .line-number, .line-numbers-rows, .gutter'

/** The text of a code element, with a line break where it is displayed with one. */
function textOf(root: Element): string {
  let text = ''
  const endLine = (): void => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const read = (node: Node): void => {
    if (node instanceof Text) text += node.data.replaceAll('\u00a0', ' ').replaceAll('\u200b', '')
    if (!(node instanceof Element) || node.matches(besides)) return
    if (node.matches('br')) text += '\n'
    if (node.hasAttribute('data-tex')) text += `$${node.getAttribute('data-tex')}$`
    const isLine = node !== root && (isBlock(node) || styleValue(node, 'display') === 'block')
    if (isLine) endLine()
    for (const child of node.childNodes) read(child)
    if (isLine) endLine()
  }
  read(root)
  return text.replace(/\r\n?/g, '\n')
}

const languages = /(?:^|\s)(?:language|lang|highlight-source|brush:?)[-\s]([\w+#]{1,20})(?=[\s;-]|$)/
const noLanguage = ['plaintext', 'text', 'none', 'plain', 'nohighlight']

function languageOf(pre: Element): string {
  const around = [pre, ...pre.querySelectorAll('code'), pre.parentElement, pre.parentElement?.parentElement]
  const found = around
    .map((one) => one?.getAttribute('data-lang') ?? languages.exec(one?.getAttribute('class') ?? '')?.[1])
    .find((one) => one !== undefined)
  return found === undefined || noLanguage.includes(found) || !/^[\w+#]+$/.test(found) ? '' : found
}

/** Converts a table of code with line numbers in its first column, one per row or all in one cell. */
function readNumberedLines(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children])
  const isCounted = rows.length > 0 && rows.every((cells) => cells.length === 2 && isNumber(cells[0]))
  const cells = rows.flatMap(([, code]) => (code ? [code] : []))
  if (
    !isCounted ||
    !rows.some(([number]) => numbersOf(number) !== '') ||
    !cells.some(isCodeCell) ||
    !cells.every(isCodeOrEmpty)
  )
    return
  const lines = cells.map((cell) => textOf(cell).replace(/\n$/, ''))
  table.replaceWith(codeBlock(table, lines.join('\n'), languageOf(table)))
}

const numbersOf = (cell: Element | undefined): string =>
  (cell?.textContent?.trim() || cell?.getAttribute('data-line-number')) ?? ''

function isNumber(cell: Element | undefined): boolean {
  const numbers = numbersOf(cell).split(/\s+/).map(Number)
  return numbers.every(
    (number, at) => Number.isInteger(number) && (at === 0 || number === (numbers[at - 1] ?? 0) + 1),
  )
}

const isCodeOrEmpty = (cell: Element): boolean => isCodeCell(cell) || (cell.textContent ?? '').trim() === ''

function isCodeCell(cell: Element): boolean {
  const hasName =
    /code|hljs/i.test(cell.getAttribute('class') ?? '') || cell.querySelector('pre, code') !== null
  return hasName || isCode(cell)
}

const isMonospaced = /mono|courier|consolas|menlo|fira code|source code|lucida console/

/** Whether a text is displayed as code: in a monospaced font with preserved white space. */
function isCodeText(text: Text): boolean {
  let family: string | undefined
  let spaces: string | undefined
  for (let element = text.parentElement; element; element = element.parentElement) {
    family ??= element.matches('code, tt, kbd, samp') ? 'monospace' : styleValue(element, 'font-family')
    spaces ??= styleValue(element, 'white-space') ?? styleValue(element, 'white-space-collapse')
  }
  return isMonospaced.test(family ?? '') && /^(?:pre|pre-wrap|preserve|break-spaces)$/.test(spaces ?? '')
}

function isCode(element: Element): boolean {
  const texts = textsIn(element).filter(({ data }) => data.trim() !== '')
  return texts.length > 0 && texts.every(isCodeText)
}

/** Merges adjacent monospaced lines into one code block. */
function readMonospaced(parent: Element): void {
  let lines: Element[] = []
  const close = (): void => {
    const [first, ...others] = lines
    if (first) {
      const text = lines.map((line) => textOf(line).replace(/\n$/, '')).join('\n')
      first.replaceWith(codeBlock(first, text))
      for (const one of others) one.remove()
    }
    lines = []
  }
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element && isProgram(node)) lines.push(node)
    else if (lines.length > 0 && isEmptyLine(node)) lines.push(...(node instanceof Element ? [node] : []))
    else {
      close()
      if (node instanceof Element && !node.matches('pre')) readMonospaced(node)
    }
  }
  close()
}

function isProgram(element: Element): boolean {
  if (element.matches('p, div, section')) return isCode(element) && !element.querySelector('table, pre, img')
  const isInline = element.matches('span, code, font') && !holdsBlocks(element)
  return isInline && textOf(element).trim().includes('\n') && isCode(element)
}

const isEmptyLine = (node: Node): boolean =>
  (node.textContent ?? '').trim() === '' &&
  (node instanceof Text || (node instanceof Element && node.matches('br, p, div')))
