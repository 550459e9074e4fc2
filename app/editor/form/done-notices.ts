import { type DocumentDefinition, isSinglePage, pathOf } from '../../documents/core/define-document.ts'
import { draftsTexts } from '../../documents/drafts/drafts-texts.ts'
import { z } from '../../ui/forms/schema.ts'
import { editorTexts } from './editor-texts.ts'
import type { DraftedDocument, SavedDocument } from './save-answer.ts'

/** A notice as stored until the next page: in session storage, or in a cookie. */
export const noticeSchema = z.object({
  message: z.string(),
  links: z.array(z.object({ to: z.string().regex(/^\/(?!\/)/), text: z.string() })),
  /** Element id of the saved document's buttons, on pages that show them. */
  anchor: z.string().optional(),
  /** The deleted document that «Deshacer» restores from the bin. */
  restores: z.object({ tipo: z.string(), binId: z.string(), title: z.string() }).optional(),
})

/** A completed action (saved, deleted, stored as a draft), with links to continue. */
export type DoneNotice = z.infer<typeof noticeSchema>

/** Event: show the stored notice on the current page. */
export const noticeEvent = 'aviso'
/** Event: hide the current notice, because another action was taken on the page. */
export const noticeOver = 'aviso-visto'
const key = 'aviso'
let waiting: DoneNotice | undefined

/** Stores a notice for the next page, which may be a full page load. */
export function leaveNotice(notice: DoneNotice): void {
  waiting = notice
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch (error) {
    // Storage is disabled: the notice survives client navigation, but not a full page load.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Shows a notice on the current page. */
export function showNotice(notice: DoneNotice): void {
  leaveNotice(notice)
  window.dispatchEvent(new Event(noticeEvent))
}

/** Hides the notice on the current page. */
export function endNotice(): void {
  window.dispatchEvent(new Event(noticeOver))
}

/** Returns the stored notice, and deletes it. */
export function takeNotice(): DoneNotice | undefined {
  const notice = waiting ?? readNotice()
  waiting = undefined
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return notice
}

function readNotice(): DoneNotice | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Notice that a document was saved, with links to view it and to continue editing. */
export function savedNotice(
  definition: DocumentDefinition,
  { id, title, slug, list }: SavedDocument,
): DoneNotice {
  const { tipo: kindSlug, section } = definition
  const page = pathOf(definition, { id, slug })
  const card = `${list}#${documentAnchor(kindSlug, id)}`
  return {
    message: editorTexts.saved(title, section),
    anchor: documentAnchor(kindSlug, id),
    links: [
      { to: page ?? card, text: editorTexts.view },
      { to: `/edit/${kindSlug}/${encodeURIComponent(id)}`, text: editorTexts.keepEditing },
      // For kinds shown together on one page, the document link and the list link would be the same.
      ...(page === undefined || isSinglePage(definition) ? [] : [{ to: card, text: editorTexts.seeInList }]),
    ],
  }
}

/** Notice that a draft was saved, with the time of publication if it has one. */
export function draftedNotice({ title, publishAt }: DraftedDocument): DoneNotice {
  const message = publishAt === null ? draftsTexts.drafted(title) : draftsTexts.scheduled(publishAt)
  return { message, links: [] }
}

/** Notice that a document was deleted, with a button that restores it. */
export function deletedNotice({
  tipo: kindSlug,
  title,
  binId,
}: {
  tipo: string
  title: string
  binId: string | undefined
}): DoneNotice {
  return {
    message: editorTexts.deleted(title),
    links: [{ to: '/editor/papelera', text: editorTexts.openBinHere }],
    restores: binId === undefined ? undefined : { tipo: kindSlug, binId, title },
  }
}

/** Element id of a document's buttons in a list; a link with this fragment scrolls to its card. */
export function documentAnchor(kindSlug: string, id: string): string {
  return `ficha-${kindSlug}-${id}`
}
