import type { AnySimulator } from './simulator.ts'
import { simulators } from './simulators.ts'

/** The text of each page, Markdown, beside its simulator. */
const texts = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What stands below a simulator on its page. Throws where it has no text: each has one. */
export function textOf(simulator: AnySimulator): string {
  const [name] = [...simulators].find(([, one]) => one === simulator) ?? []
  const text = texts[`./${name?.replace('learning/simulators/', '')}.md`]
  if (text === undefined) throw new Error(`The simulator ${simulator.tipo} has no text`)
  return text
}
