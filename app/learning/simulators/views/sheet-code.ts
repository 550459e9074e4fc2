import { emptySheet, type Line, type Sheet, segments } from './sheet.ts'
import { viewsTexts } from './views-texts.ts'

/** The three views as drawn. */
export type Sheets = { readonly alzado: Sheet; readonly planta: Sheet; readonly perfil: Sheet }
export const emptySheets: Sheets = { alzado: emptySheet, planta: emptySheet, perfil: emptySheet }

/** Each character encodes three lines, which have 27 combinations. */
const signs = '0123456789abcdefghijklmnopq'
const perSign = 3
const signsOfSheet = segments.length / perSign
/** Maximum length: the mark of the solid, and three sheets. */
export const longestDrawing = 100 + 3 * (signsOfSheet + 1)

/**
 * Serialises drawings: the mark of the solid, then alzado, planta and perfil, each after a dot.
 * Trailing zeros are omitted.
 */
export function writeDrawing(mark: string, { alzado, planta, perfil }: Sheets): string {
  return [mark, ...[alzado, planta, perfil].map(writeSheet)].join('.')
}

function writeSheet(sheet: Sheet): string {
  let text = ''
  for (let at = 0; at < segments.length; at += perSign)
    text += signs[(sheet[at] ?? 0) + 3 * (sheet[at + 1] ?? 0) + 9 * (sheet[at + 2] ?? 0)]
  return text.replace(/0+$/, '')
}

/** Parses drawings of the solid with that mark; a text for another solid yields empty sheets. */
export function readDrawing(mark: string, text: string): Sheets {
  const [of, alzado = '', planta = '', perfil = ''] = text.split('.')
  if (of !== mark) return emptySheets
  return { alzado: readSheet(alzado), planta: readSheet(planta), perfil: readSheet(perfil) }
}

function readSheet(text: string): Sheet {
  return segments.map((_, index) => {
    const sign = Math.max(0, signs.indexOf(text[Math.floor(index / perSign)] ?? '0'))
    return (Math.floor(sign / 3 ** (index % perSign)) % 3) as Line
  })
}

/** Fault of the text of a drawing, in Spanish; undefined if it is valid. */
export function findDrawingFault(text: string): string | undefined {
  if (text === '') return undefined
  const [mark = '', ...sheets] = text.split('.')
  const isRight =
    /^[a-z0-9_-]*$/.test(mark) &&
    sheets.length <= 3 &&
    sheets.every((sheet) => sheet.length <= signsOfSheet && /^[0-9a-q]*$/.test(sheet))
  return isRight ? undefined : viewsTexts.badDrawing
}
