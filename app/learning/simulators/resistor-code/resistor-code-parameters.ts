import type { Parameters, Values } from '../simulator.ts'
import { colourOptions } from './band-colours.ts'

const band = (label: string, initial: string) =>
  ({ kind: 'choice', label, options: colourOptions, initial }) as const

/** Parameters of both directions: reading colours and writing a value. */
export const resistorParameters = {
  modo: {
    kind: 'choice',
    label: 'Qué quieres hacer',
    options: { colores: 'Leer colores', valor: 'Escribir un valor en colores' },
    initial: 'colores',
  },
  bandas: {
    kind: 'choice',
    label: 'Número de bandas',
    options: { 4: '4 bandas', 5: '5 bandas' },
    initial: '4',
  },
  c1: band('Color de la 1.ª cifra', 'amarillo'),
  c2: band('Color de la 2.ª cifra', 'violeta'),
  c3: band('Color de la 3.ª cifra', 'negro'),
  mult: band('Color del multiplicador', 'rojo'),
  tol: band('Color de la tolerancia', 'oro'),
  valor: {
    kind: 'number',
    label: 'Valor',
    symbol: '',
    unit: '',
    min: 0.1,
    max: 999,
    step: 0.01,
    initial: 4.7,
  },
  unidad: {
    kind: 'choice',
    label: 'Unidad',
    options: { ohm: 'ohmios (Ω)', kilo: 'kilohmios (kΩ)', mega: 'megohmios (MΩ)' },
    initial: 'kilo',
  },
  margen: {
    kind: 'choice',
    label: 'Tolerancia',
    options: { 1: '±1 %', 2: '±2 %', 5: '±5 %', 10: '±10 %' },
    initial: '5',
  },
} as const satisfies Parameters

export type ResistorParameters = typeof resistorParameters
export type ResistorValues = Values<ResistorParameters>

const ofColours: readonly string[] = ['c1', 'c2', 'c3', 'mult', 'tol']

/**
 * Whether a parameter has an effect: colours when reading, value and unit when writing.
 * The third digit only with five bands.
 */
export function usesParameter(name: keyof ResistorParameters, { modo, bandas }: ResistorValues): boolean {
  if (name === 'modo' || name === 'bandas') return true
  if (name === 'c3' && bandas === '4') return false
  return ofColours.includes(name) === (modo === 'colores')
}
