import { pathOf } from '../../documents/core/define-document.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import { spanishDate } from '../../platform/dates/madrid-date.ts'
import type { OverviewState } from '../../platform/db/document-tables.ts'
import { type Course, describeCourses, readCourses } from '../../site/curriculum/courses.ts'
import type { ListedRow } from './list-documents.server.ts'
import type { PanelBlock } from './panel-summary.server.ts'

/** A document as the panel shows it. */
export type ListedDocument = {
  key: string
  tipo: string
  id: string
  title: string
  kind: string
  /** The name of its block; blank if it has none. */
  block: string
  courses: string
  state: OverviewState
  /** The day from which visitors see it, if that is in the future. */
  from: string
  changedAt: string
  changedBy: string | null
  /** Its public address; null if visitors cannot see it. */
  address: string | null
}

/** Describes rows of the list. `today`: YYYY-MM-DD. */
export function describeDocuments(
  registry: Pick<Registry, 'find'>,
  blocks: readonly PanelBlock[],
  { rows, today }: { rows: readonly ListedRow[]; today: string },
): ListedDocument[] {
  return rows.flatMap((row) => {
    const kind = registry.find(row.tipo)
    // Documents that always exist (`builtIn`) have a page of their own.
    if (!kind || kind.builtIn) return []
    const block = blocks.find(({ id, name }) => row.block !== '' && (id === row.block || name === row.block))
    const isLater = row.state === 'published' && row.visibleFrom > today
    const state = isLater ? 'scheduled' : row.state
    const isSeen = state === 'published' || state === 'changed'
    const { key, tipo: kindSlug, id, title, changedAt, changedBy } = row
    return [
      {
        key,
        tipo: kindSlug,
        id,
        title,
        changedAt,
        changedBy,
        state,
        kind: kind.texts.name,
        block: block?.name ?? '',
        courses: describeCourses(coursesOf(row, block)),
        from: state === 'scheduled' ? spanishDate(isLater ? row.visibleFrom : row.publishAt) : '',
        address: isSeen ? (pathOf(kind, { id, slug: null }) ?? null) : null,
      },
    ]
  })
}

function coursesOf({ courses }: ListedRow, block: PanelBlock | undefined): Course[] {
  return readCourses(courses === '' ? block?.courses : courses)
}
