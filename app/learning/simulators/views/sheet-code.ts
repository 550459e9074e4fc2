import { emptySheet, type Line, type Sheet, segments } from './sheet.ts'
import { viewsTexts } from './views-texts.ts'

/** The three views as they are drawn. */
export type Sheets = { readonly alzado: Sheet; readonly planta: Sheet; readonly perfil: Sheet }
export const emptySheets: Sheets = { alzado: emptySheet, planta: emptySheet, perfil: emptySheet }

/** A sign for three lines at once: 27 of them. */
const signs = '0123456789abcdefghijklmnopq'
const perSign = 3
const signsOfSheet = segments.length / perSign
/** The mark of a solid, and three sheets. */
export const longestDrawing = 100 + 3 * (signsOfSheet + 1)

/** What is drawn as text: the mark of its solid, then alzado, planta and perfil, each after a point; zeros at the end are left out. */
export function writeDrawing(mark: string, { alzado, planta, perfil }: Sheets): string {
  return [mark, ...[alzado, planta, perfil].map(writeSheet)].join('.')
}

function writeSheet(sheet: Sheet): string {
  let text = ''
  for (let at = 0; at < segments.length; at += perSign)
    text += signs[(sheet[at] ?? 0) + 3 * (sheet[at + 1] ?? 0) + 9 * (sheet[at + 2] ?? 0)]
  return text.replace(/0+$/, '')
}

/** What was drawn of the solid with that mark; nothing where the text speaks of another solid. */
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

/** What is wrong with the text of a drawing. */
export function findDrawingFault(text: string): string | undefined {
  if (text === '') return undefined
  const [mark = '', ...sheets] = text.split('.')
  const isRight =
    /^[a-z0-9_-]*$/.test(mark) &&
    sheets.length <= 3 &&
    sheets.every((sheet) => sheet.length <= signsOfSheet && /^[0-9a-q]*$/.test(sheet))
  return isRight ? undefined : viewsTexts.badDrawing
}
