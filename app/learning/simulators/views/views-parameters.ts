import { findDrawingFault, longestDrawing } from './sheet-code.ts'
import { longestCode, readSolid } from './solid-code.ts'
import { viewsTexts } from './views-texts.ts'

const { labels, levels } = viewsTexts

/** The solid, the viewing direction, the drawings, and the displayed help. */
export const viewsParameters = {
  nivel: { kind: 'choice', label: labels.level, options: levels, initial: 'facil' },
  numero: {
    kind: 'number',
    label: labels.number,
    hint: labels.numberHint,
    symbol: '',
    unit: '',
    min: 1,
    max: 9999,
    step: 1,
    initial: 1,
  },
  giro: {
    kind: 'number',
    label: labels.turn,
    symbol: '',
    unit: '°',
    min: -180,
    max: 180,
    step: 5,
    initial: 35,
  },
  altura: {
    kind: 'number',
    label: labels.height,
    hint: labels.heightHint,
    symbol: '',
    unit: '°',
    min: 0,
    max: 90,
    step: 5,
    initial: 30,
  },
  revisar: { kind: 'switch', label: labels.check, initial: false },
  pistas: {
    kind: 'number',
    label: labels.hints,
    hint: labels.hintsHint,
    symbol: '',
    unit: '',
    min: 0,
    max: 3,
    step: 1,
    initial: 0,
  },
  solucion: { kind: 'switch', label: labels.solution, initial: false },
  dibujo: {
    kind: 'text',
    label: labels.drawing,
    hint: labels.drawingHint,
    longest: longestDrawing,
    initial: '',
    find: findDrawingFault,
    drawn: labels.ownDrawing,
  },
  pieza: {
    kind: 'text',
    label: labels.solid,
    hint: labels.solidHint,
    longest: longestCode,
    initial: '',
    find: (text: string): string | undefined => {
      const read = text === '' ? undefined : readSolid(text)
      return read && 'fault' in read ? read.fault : undefined
    },
    drawn: labels.ownSolid,
  },
} as const
