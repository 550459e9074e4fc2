import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** An answer of a Moodle question; `tolerance` is that of a numerical one. */
export type ReadAnswer = { text: string; percent: number; feedback: string; tolerance: number }
/** A question of a file in Moodle's XML format. */
export type ReadQuestion = {
  type: string
  name: string
  category: string
  /** Texts with their HTML and the names of the picture files attached to them. */
  texts: { html: string; files: string[] }[]
  answers: ReadAnswer[]
  units: { name: string; multiplier: number }[]
  pairs: [string, string][]
  hints: number
}

/** Parses a file in Moodle's XML format. */
export function readMoodleXml(xml: string): ReadQuestion[] {
  let category = ''
  const quiz = elements(parseDocument(xml, { xmlMode: true }).children)[0]
  return children(quiz, 'question').flatMap((question) => {
    if (question.attribs.type === 'category') {
      category = deepText(question, 'category', 'text')
      return []
    }
    return [{ ...readQuestion(question), category }]
  })
}

function readQuestion(question: Element): Omit<ReadQuestion, 'category'> {
  const rich = ['questiontext', 'generalfeedback', 'hint', 'graderinfo'].flatMap((name) =>
    children(question, name),
  )
  return {
    type: question.attribs.type ?? '',
    name: deepText(question, 'name', 'text'),
    texts: rich.map((element) => ({
      html: deepText(element, 'text'),
      files: children(element, 'file').map(({ attribs }) => attribs.name ?? ''),
    })),
    answers: children(question, 'answer').map((answer) => ({
      text: deepText(answer, 'text'),
      percent: Number(answer.attribs.fraction),
      feedback: decode(deepText(answer, 'feedback', 'text')),
      tolerance: Number(deepText(answer, 'tolerance')),
    })),
    units: children(children(question, 'units')[0], 'unit').map((unit) => ({
      name: deepText(unit, 'unit_name'),
      multiplier: Number(deepText(unit, 'multiplier')),
    })),
    pairs: children(question, 'subquestion').map((pair) => [
      decode(deepText(pair, 'text')),
      deepText(pair, 'answer', 'text'),
    ]),
    hints: children(question, 'hint').length,
  }
}

/** Plain text of an HTML fragment. */
export function decode(html: string): string {
  return DomUtils.textContent(parseDocument(html))
}

/** Right answers of the gaps of a «cloze» text, in order. */
export function readClozeFields(html: string): string[] {
  return [...html.matchAll(/\{1:SHORTANSWER:=((?:\\.|[^\\~#}])*)(?:~=(?:\\.|[^\\~#}])*)*\}/g)].map(
    ([, word = '']) => decode(word.replace(/\\(.)/g, '$1')),
  )
}

function elements(nodes: readonly unknown[]): Element[] {
  return nodes.filter((node): node is Element => (node as Element).type === 'tag')
}

function children(parent: Element | undefined, name: string): Element[] {
  return elements(parent?.children ?? []).filter((element) => element.name === name)
}

function deepText(element: Element | undefined, ...path: string[]): string {
  const inner = path.reduce<Element | undefined>((parent, name) => children(parent, name)[0], element)
  return inner ? DomUtils.textContent(inner) : ''
}
