import { measureTheSame, readUnit, type Unit } from './read-unit.ts'
import { tidyAnswer } from './tidy-answer.ts'

/**
 * Matches «en miliamperios», «en mA» and «¿cuántos vatios», with up to three more words («metros por
 * segundo»).
 */
const named = /(?<!\p{L})(?:en|cu[aá]nt[oa]s)\s+((?:[^\s,;:.()?!¿¡]+\s?){1,4})/giu
/**
 * Matches «(mA)» in «Intensidad (mA)». Used only for labels: brackets in a statement may contain anything.
 */
const inBrackets = /[([]([^()[\]]{1,20})[)\]]/gu
const longest = 4000
/** The maximum number of matches examined in one text. */
const maxPlaces = 40

/**
 * Returns whether a question states the unit of its answer, so that students may omit it: in its label
 * («Intensidad, en mA», «Intensidad (mA)») or its statement («¿Qué intensidad circula, en miliamperios?»),
 * both in Markdown. Another unit of the same quantity (amperes for mA) does not count.
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
    [...text.matchAll(named)].slice(0, maxPlaces).flatMap(([, words = '']) => beginnings(words)),
  )
  const marks = [...(texts[0] ?? '').matchAll(inBrackets)].map(([, words = '']) => words)
  return [...inWords, ...marks].some((words) => isSameUnit(words, wanted))
}

/**
 * Returns every leading run of words, because the unit may end at any of them: «metros», «metros por»,
 * «metros por segundo».
 */
function beginnings(text: string): string[] {
  const words = text.trim().split(/\s+/)
  return words.map((_, at) => words.slice(0, at + 1).join(' '))
}

/** Expands words that questions use for a unit but answers do not. */
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
