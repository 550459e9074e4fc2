import { measureTheSame, readUnit, type Unit } from './read-unit.ts'
import { tidyAnswer } from './tidy-answer.ts'

/** «en miliamperios», «en mA», «¿cuántos vatios», with up to three words more («metros por segundo»). */
const named = /(?<!\p{L})(?:en|cu[aá]nt[oa]s)\s+((?:[^\s,;:.()?!¿¡]+\s?){1,4})/giu
/** «Intensidad (mA)»; in a label alone, where it can be nothing else. */
const inBrackets = /[([]([^()[\]]{1,20})[)\]]/gu
const longest = 4000
/** No question says more often in what something is. */
const mostPlaces = 40

/**
 * Whether a question names the unit of its answer, so that students need not write it: in its label («Intensidad, en mA», «Intensidad
 * (mA)») or its statement («¿Qué intensidad circula, en miliamperios?»), both as Markdown. Another unit of the same quantity (amperes for
 * mA) does not count.
 */
export function asksInUnit(
  unit: string,
  { label, statement }: { label: string; statement: string },
): boolean {
  const wanted = readUnit(tidyAnswer(unit))
  if (!wanted) return false
  const texts = [label, statement].map((text) =>
    text.slice(0, longest).replace(/[*_$]|\\(?:text|mathrm)\b|[{}]/gu, ''),
  )
  const inWords = texts.flatMap((text) =>
    [...text.matchAll(named)].slice(0, mostPlaces).flatMap(([, words = '']) => beginnings(words)),
  )
  const marks = [...(texts[0] ?? '').matchAll(inBrackets)].map(([, words = '']) => words)
  return [...inWords, ...marks].some((words) => isSameUnit(words, wanted))
}

/** «metros por segundo», «metros por», «metros». */
function beginnings(text: string): string[] {
  const words = text.trim().split(/\s+/)
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}

/** What questions call a unit and answers do not. */
function spellOut(words: string, wanted: Unit): string {
  if (/^(?:tanto por ciento|porcentaje)$/iu.test(words)) return '%'
  if (wanted.dimension.K && /^grados?(?: cent[ií]grados| celsius)?$/iu.test(words)) return '°C'
  return words
}

function isSameUnit(words: string, wanted: Unit): boolean {
  const unit = readUnit(tidyAnswer(spellOut(words, wanted)))
  return (
    unit !== undefined &&
    unit.size === wanted.size &&
    (unit.offset === wanted.offset || wanted.isDifference === true) &&
    measureTheSame(unit, wanted)
  )
}
