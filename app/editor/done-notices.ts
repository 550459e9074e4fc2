import { type DocumentDefinition, pathOf, standOnOnePage } from '../documents/define-document.ts'
import { draftsTexts } from '../drafts/drafts-texts.ts'
import { z } from '../ui/schema.ts'
import { documentAnchor } from './document-anchor.ts'
import { editorTexts } from './editor-texts.ts'
import type { DraftedDocument, SavedDocument } from './save-answer.ts'

/** A notice as it is kept until the next page: in the tab, or in a cookie. */
export const noticeSchema = z.object({
  message: z.string(),
  links: z.array(z.object({ to: z.string().regex(/^\/(?!\/)/), text: z.string() })),
  /** The id of the buttons of what was saved, where the page shows them. */
  anchor: z.string().optional(),
  /** What «Deshacer» brings back from the bin. */
  restores: z.object({ tipo: z.string(), binId: z.string(), title: z.string() }).optional(),
})

/** What was done, and where it leads. */
export type DoneNotice = z.infer<typeof noticeSchema>

/** Fired when a notice is to be shown on the page that is open. */
export const noticeEvent = 'aviso'
/** Fired when what the page tells is over: something else was done there. */
export const noticeOver = 'aviso-visto'
const key = 'aviso'
let waiting: DoneNotice | undefined

/** Leaves a notice for the page where one lands, which may be loaded anew. */
export function leaveNotice(notice: DoneNotice): void {
  waiting = notice
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch (error) {
    // A browser that stores nothing: then only a page that is not loaded anew can tell it.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Shows a notice on the page that is open. */
export function showNotice(notice: DoneNotice): void {
  leaveNotice(notice)
  window.dispatchEvent(new Event(noticeEvent))
}

/** Takes away the notice that the page shows. */
export function endNotice(): void {
  window.dispatchEvent(new Event(noticeOver))
}

/** The notice that waits to be shown, which is then forgotten. */
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

/** Says what was saved and where, with the ways on from there. */
export function savedNotice(
  definition: DocumentDefinition,
  { id, title, slug, list }: SavedDocument,
): DoneNotice {
  const { tipo, section } = definition
  const page = pathOf(definition, { id, slug })
  const card = `${list}#${documentAnchor(tipo, id)}`
  return {
    message: editorTexts.saved(title, section),
    anchor: documentAnchor(tipo, id),
    links: [
      { to: page ?? card, text: editorTexts.view },
      { to: `/edit/${tipo}/${encodeURIComponent(id)}`, text: editorTexts.keepEditing },
      // Where all stand on one page, both lead to the same place.
      ...(page === undefined || standOnOnePage(definition)
        ? []
        : [{ to: card, text: editorTexts.seeInList }]),
    ],
  }
}

/** Says what was kept as a draft, and when it will be published. */
export function draftedNotice({ title, publishAt }: DraftedDocument): DoneNotice {
  const message = publishAt === null ? draftsTexts.drafted(title) : draftsTexts.scheduled(publishAt)
  return { message, links: [] }
}

/** Says what was deleted, and how it comes back. */
export function deletedNotice({
  tipo,
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
    restores: binId === undefined ? undefined : { tipo, binId, title },
  }
}
