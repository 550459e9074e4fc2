import type { OverviewState } from '../../platform/db/document-tables.ts'
import { type Course, courses } from '../../site/curriculum/courses.ts'

/** The URL parameters that filter and sort the list of all documents. */
export const panelParameters = ['q', 'tipo', 'bloque', 'curso', 'estado', 'quien', 'orden'] as const

/** The filter as its form shows it; '' means no restriction. */
export type PanelFields = Record<(typeof panelParameters)[number], string>

/** The states by their names in addresses. */
export const stateNames = {
  borrador: 'draft',
  programado: 'scheduled',
  publicado: 'published',
  cambios: 'changed',
} as const satisfies Record<string, OverviewState>

/** The orders by their names in addresses; the first is the default. */
export const orders = {
  cambio: { column: 'changedAt', descending: true },
  antiguo: { column: 'changedAt', descending: false },
  titulo: { column: 'sortTitle', descending: false },
  'titulo-z': { column: 'sortTitle', descending: true },
} as const

export type Order = (typeof orders)[keyof typeof orders]

/** The parsed filter. Invalid values are ignored. */
export type PanelFilter = {
  q: string
  tipo?: string
  /** The id of a block. */
  block?: string
  course?: Course
  state?: OverviewState
  /** Only documents last changed by this account. */
  changedBy?: string
  order: Order
}

/** Longer searches are cut. */
const maxQueryLength = 200

/** The form's fields from URL parameters, which may be missing. */
export function panelFieldsOf(parameters: Record<keyof PanelFields, string | null>): PanelFields {
  const entries = panelParameters.map((name) => [name, parameters[name] ?? ''] as const)
  const none = { q: '', tipo: '', bloque: '', curso: '', estado: '', quien: '', orden: '' }
  return { ...none, ...Object.fromEntries(entries) }
}

/** Parses the fields of a filter; `me` is the account that «míos» refers to. */
export function readPanelFilter(fields: PanelFields, me: string): PanelFilter {
  const { q, tipo: kindSlug, bloque, curso, estado, quien, orden } = fields
  const course = courses.find((one) => one === curso)
  return {
    q: q.slice(0, maxQueryLength).trim(),
    ...(kindSlug && { tipo: kindSlug }),
    ...(bloque && { block: bloque }),
    ...(course && { course }),
    ...(isState(estado) && { state: stateNames[estado] }),
    ...(quien === 'yo' && { changedBy: me }),
    order: isOrder(orden) ? orders[orden] : orders.cambio,
  }
}

/** The properties of a kind that determine which filters apply: its blocks and courses. */
export type ListedKind = { tipo: string; block?: string; fields: object }

/** Whether any document can match: false for a kind without blocks or courses filtered by them. */
export function canMatch(
  { tipo: kindSlug, block, course }: Pick<PanelFilter, 'tipo' | 'block' | 'course'>,
  kinds: readonly ListedKind[],
): boolean {
  if (kindSlug === undefined) return true
  const kind = kinds.find((one) => one.tipo === kindSlug)
  if (!kind || (block !== undefined && kind.block === undefined)) return false
  return course === undefined || kind.block !== undefined || 'courses' in kind.fields
}

/** Whether a filter shows all documents. */
export function isUnfiltered({ orden: _, ...fields }: PanelFields): boolean {
  return Object.values(fields).every((value) => value === '')
}

/** The address of the list with this filter and changes. */
export function panelAddress(fields: PanelFields, changes: Record<string, string> = {}): string {
  const filled = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== '')
  return filled.length === 0 ? '/editor' : `/editor?${new URLSearchParams(filled)}`
}

const isState = (text: string): text is keyof typeof stateNames => Object.hasOwn(stateNames, text)
const isOrder = (text: string): text is keyof typeof orders => Object.hasOwn(orders, text)
