/** A question of a text in its parts: `:::pregunta`, its statement, its data and its explanation. */
export type QuestionParts = {
  kind: 'pregunta' | 'predice'
  title: string
  statement: string
  /** YAML, as its author wrote it. */
  data: string
  explanation: string
}

const whole =
  /^ {0,3}:{3,}[ \t]*(pregunta|predice)[ \t]*(.*)\n([\s\S]*?)\n?^(`{3,})[ \t]*yaml[ \t]*\n([\s\S]*?)^\4[ \t]*\n?([\s\S]*?)\n?^ {0,3}:{3,}[ \t]*$/dm

/** Parses a question; undefined if its source is not in the usual form. */
export function readQuestion(text: string): QuestionParts | undefined {
  const found = match(text)
  if (!found) return undefined
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

function match(text: string): RegExpExecArray | undefined {
  const found = whole.exec(text)
  return found && found.index === 0 && found[0].trimEnd() === text.trimEnd() ? found : undefined
}

/** The Markdown of a question. */
export function writeQuestion({ kind, title, statement, data, explanation }: QuestionParts): string {
  const head = `:::${kind} ${title}`.trimEnd()
  const lines = [head, statement.trim(), '', '```yaml', data.trimEnd(), '```']
  return [...lines, ...(explanation.trim() === '' ? [] : ['', explanation.trim()]), ':::'].join('\n')
}

const groups = { kind: 1, title: 2, statement: 3, data: 5, explanation: 6 } as const

/** Replaces parts of a question in its source; unchanged parts keep their bytes and the space around them. */
export function rewriteQuestion(text: string, parts: QuestionParts): string {
  const old = readQuestion(text)
  const indices = match(text)?.indices
  if (!old || !indices) return writeQuestion(parts)
  let next = text
  for (const name of ['explanation', 'data', 'statement', 'title', 'kind'] as const) {
    const put = name === 'data' ? parts.data.trimEnd() : parts[name].trim()
    if (put === old[name] || parts[name] === old[name]) continue
    const [from, to] = indices[groups[name]] ?? []
    const head = indices[groups.kind]?.[1]
    if (from === undefined || to === undefined || head === undefined) return writeQuestion(parts)
    if (name === 'title' && old.title === '') next = `${next.slice(0, head)} ${put}${next.slice(to)}`
    // An empty part has no place in the source to replace: write the whole question.
    else if (old[name] === '') return writeQuestion(parts)
    else {
      const start = from + text.slice(from, to).indexOf(old[name])
      next = next.slice(0, start) + put + next.slice(start + old[name].length)
    }
  }
  return holds(next, parts) ? next : writeQuestion(parts)
}

/**
 * Whether the source parses to these parts; a statement with Markdown of its own could close the question.
 */
export function holds(text: string, parts: QuestionParts): boolean {
  const read = readQuestion(text)
  if (!read) return false
  const names = Object.keys(groups) as (keyof QuestionParts)[]
  return names.every((name) => read[name].trim() === parts[name].trim())
}
