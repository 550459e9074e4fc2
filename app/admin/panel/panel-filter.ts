import type { OverviewState } from '../../platform/db/document-overview-table.ts'
import { type Course, courses } from '../../site/curriculum/courses.ts'

/** The parameters by which the list of all documents is narrowed and sorted. */
export const panelParameters = ['q', 'tipo', 'bloque', 'curso', 'estado', 'quien', 'orden'] as const

/** What the list is narrowed to, as its form shows it; '' for everything. */
export type PanelFields = Record<(typeof panelParameters)[number], string>

/** The states, as addresses say them. */
export const stateNames = {
  borrador: 'draft',
  programado: 'scheduled',
  publicado: 'published',
  cambios: 'changed',
} as const satisfies Record<string, OverviewState>

/** The orders of the list, as addresses say them; the first when they say none. */
export const orders = {
  cambio: { column: 'changedAt', descending: true },
  antiguo: { column: 'changedAt', descending: false },
  titulo: { column: 'sortTitle', descending: false },
  'titulo-z': { column: 'sortTitle', descending: true },
} as const

export type Order = (typeof orders)[keyof typeof orders]

/** The same as names that the list knows. What cannot be read narrows nothing. */
export type PanelFilter = {
  q: string
  tipo?: string
  /** The id of a block. */
  block?: string
  course?: Course
  state?: OverviewState
  /** What this account changed last. */
  changedBy?: string
  order: Order
}

/** The longest search that is looked for. */
const longestQuery = 200

/** The fields of the form from the parameters of an address, of which some may be missing. */
export function panelFieldsOf(parameters: Record<keyof PanelFields, string | null>): PanelFields {
  const entries = panelParameters.map((name) => [name, parameters[name] ?? ''] as const)
  const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
  return { ...none, ...Object.fromEntries(entries) }
}

/** Reads the fields of a filter; `me` is the account that «míos» means. */
export function readPanelFilter(fields: PanelFields, me: string): PanelFilter {
  const { q, tipo, bloque, curso, estado, quien, orden } = fields
  const course = courses.find((one) => one === curso)
  return {
    q: q.slice(0, longestQuery).trim(),
    ...(tipo && { tipo }),
    ...(bloque && { block: bloque }),
    ...(course && { course }),
    ...(isState(estado) && { state: stateNames[estado] }),
    ...(quien === 'yo' && { changedBy: me }),
    order: isOrder(orden) ? orders[orden] : orders.cambio,
  }
}

/** What must be known of a kind to say what documents of it can be narrowed to. */
export type ListedKind = { tipo: string; block?: string; fields: object }

/** Whether there can be documents that a filter asks for: not of a kind that has no blocks or no courses. */
export function isPossible(
  { tipo, block, course }: Pick<PanelFilter, 'tipo' | 'block' | 'course'>,
  kinds: readonly ListedKind[],
): boolean {
  if (tipo === undefined) return true
  const kind = kinds.find((one) => one.tipo === tipo)
  if (!kind || (block !== undefined && kind.block === undefined)) return false
  return course === undefined || kind.block !== undefined || 'courses' in kind.fields
}

/** Whether a filter shows all documents. */
export function isUnfiltered({ orden: _, ...fields }: PanelFields): boolean {
  return Object.values(fields).every((value) => value === '')
}

/** The address of the list that keeps what is filtered, with these changes. */
export function panelAddress(fields: PanelFields, changes: Record<string, string> = {}): string {
  const filled = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== '')
  return filled.length === 0 ? '/editor' : `/editor?${new URLSearchParams(filled)}`
}

const isState = (text: string): text is keyof typeof stateNames => Object.hasOwn(stateNames, text)
const isOrder = (text: string): text is keyof typeof orders => Object.hasOwn(orders, text)
