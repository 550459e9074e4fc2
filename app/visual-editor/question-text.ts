/** A question inside a text, taken apart: `:::pregunta`, its statement, its data and its explanation. */
export type QuestionParts = {
  kind: 'pregunta' | 'predice'
  title: string
  statement: string
  /** YAML, as its author wrote it. */
  data: string
  explanation: string
}

const whole =
  /^ {0,3}:{3,}[ \t]*(pregunta|predice)[ \t]*(.*)\n([\s\S]*?)\n?^(`{3,})[ \t]*yaml[ \t]*\n([\s\S]*?)^\4[ \t]*\n?([\s\S]*?)\n?^ {0,3}:{3,}[ \t]*$/m

/** The parts of a question as it stands in a text; undefined where it is written in another way. */
export function readQuestion(text: string): QuestionParts | undefined {
  const found = whole.exec(text)
  if (!found || found.index > 0 || found[0].length !== text.trimEnd().length) return undefined
  const [, kind, title = '', statement = '', , data = '', explanation = ''] = found
  if (kind !== 'pregunta' && kind !== 'predice') return undefined
  return {
    kind,
    title: title.trim(),
    statement: statement.trim(),
    data: data.replace(/\n$/, ''),
    explanation: explanation.trim(),
  }
}

/** A question as a text holds it. */
export function writeQuestion({ kind, title, statement, data, explanation }: QuestionParts): string {
  const head = `:::${kind} ${title}`.trimEnd()
  const lines = [head, statement.trim(), '', '```yaml', data.trimEnd(), '```']
  return [...lines, ...(explanation.trim() === '' ? [] : ['', explanation.trim()]), ':::'].join('\n')
}
