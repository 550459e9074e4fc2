import { madridInstant } from '../ui/madrid-time.ts'
import { importMessages } from './document-texts.ts'

/** What a file says of when its document is seen: `at` is an instant. */
export type Publication = { isDraft: boolean; at: string | null }

/** How a document is written: as one that readers see, or as a draft with its date. */
export type Destination = 'readers' | { publishAt: string | null }

const states: Readonly<Record<string, boolean>> = {
  borrador: true,
  draft: true,
  publicado: false,
  publicada: false,
  published: false,
}

/**
 * Reads `estado: borrador` and `publicar: 2026-12-01 08:00` (in Madrid) of a file. What cannot be understood makes a draft:
 * nobody sees it by mistake. undefined: the file says nothing of it.
 */
export function readPublication(attributes: Readonly<Record<string, unknown>>): {
  publication?: Publication
  messages: string[]
} {
  const { estado, publicar } = attributes
  if (isBlank(estado) && isBlank(publicar)) return { messages: [] }
  const state = isBlank(estado) ? false : states[String(estado).trim().toLowerCase()]
  const at = isBlank(publicar) ? null : readMoment(publicar)
  const messages = [
    ...(state === undefined ? [importMessages.state(String(estado).slice(0, 60))] : []),
    ...(at === undefined ? [importMessages.moment(String(publicar).slice(0, 60))] : []),
  ]
  return {
    publication: { isDraft: state ?? true, at: at ?? null, ...(at === undefined && { isDraft: true }) },
    messages,
  }
}

/** Where a document goes that says this of itself. A date that is past publishes, unless it is a draft. */
export function destinationOf(publication: Publication | undefined, now: string): Destination {
  if (!publication) return 'readers'
  const { isDraft, at } = publication
  if (at !== null && at > now) return { publishAt: at }
  return isDraft ? { publishAt: null } : 'readers'
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function readMoment(value: unknown): string | undefined {
  const [day = '', time = '00:00'] = String(value).trim().split(/[T ]+/)
  const moment = madridInstant(day, time)
  return 'iso' in moment ? moment.iso : undefined
}
