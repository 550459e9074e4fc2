import { hash, randomInt } from 'node:crypto'
import { sheetsTexts } from './sheets-texts.ts'
import { letters, type Worksheet, worksheetLimits, worksheetParameters } from './worksheet.ts'

/** URL parameters of a worksheet. `p`: codes of problems, single or joined by dots. */
export type GivenWorksheet = {
  p: readonly string[]
  ficha: string | null
  variantes: string | null
  clave: string | null
  titulo: string | null
  grupo: string | null
}

type Reading = { ok: true; worksheet: Worksheet } | { ok: false; messages: string[] }

const code = /^[0-9a-z]{7}$/
const number = /^[1-9]\d{0,4}$/

/** The problem codes in an address, each once; invalid ones are dropped. */
export function readCodes(p: readonly string[]): string[] {
  const named = p.flatMap((text) => text.split('.', 1000)).filter((text) => code.test(text))
  return [...new Set(named)]
}

/** Parses a worksheet from its address; on failure returns all messages, in Spanish. */
export function readWorksheet({ p, ficha, variantes, clave, titulo, grupo }: GivenWorksheet): Reading {
  const codes = readCodes(p)
  const title = tidyLine(titulo)
  const group = tidyLine(grupo)
  const drawn = letters.slice(0, Number(variantes || '1'))
  const messages = [
    ...(codes.length === 0 ? [sheetsTexts.none] : []),
    ...(codes.length > worksheetLimits.problems ? [sheetsTexts.tooMany(codes.length)] : []),
    ...(/^[123]?$/.test(variantes ?? '') ? [] : [sheetsTexts.wrongVariants]),
    ...(ficha && !number.test(ficha.trim()) ? [sheetsTexts.wrongNumber] : []),
    ...(title.length > worksheetLimits.title ? [sheetsTexts.longTitle] : []),
    ...(group.length > worksheetLimits.group ? [sheetsTexts.longGroup] : []),
  ]
  if (messages.length > 0) return { ok: false, messages }
  const given = ficha ? Number(ficha) : usualNumber(codes)
  return {
    ok: true,
    worksheet: { codes, number: given, letters: drawn, hasKey: clave === '1', title, group },
  }
}

/** The default number of a worksheet, derived from its problems. Four digits. */
function usualNumber(codes: readonly string[]): number {
  return 1000 + (Number.parseInt(hash('sha256', codes.join('.')).slice(0, 8), 16) % 9000)
}

function tidyLine(text: string | null): string {
  return (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()
}

/** The same worksheet with a random number. */
export function withOtherNumber(worksheet: Worksheet): Worksheet {
  return { ...worksheet, number: randomInt(1, worksheetLimits.number + 1) }
}

/** The address of another page with all parameters of a worksheet, valid or not. */
export function givenAddress(path: string, given: GivenWorksheet): string {
  const parameters = new URLSearchParams()
  for (const name of worksheetParameters) {
    const value = name === 'p' ? given.p.join('.') : given[name]
    if (value) parameters.set(name, value)
  }
  return `${path}?${parameters}`
}
