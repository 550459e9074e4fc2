import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { Sentences } from '../../documents/core/words.ts'
import { useConfirm } from '../../ui/components/confirm-dialog.tsx'
import { useMayWrite } from '../../ui/components/site-data.ts'
import { z } from '../../ui/forms/schema.ts'
import { deletedNotice, documentAnchor, leaveNotice, showNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'

type DocumentActionsProps = {
  id: string
  title: string
  of: { tipo: string; list: string; texts: Sentences }
  /** Where to go after deleting the document of this page; on a list page (`stay`) the list is reloaded. */
  then?: 'list' | 'stay'
}

/** The buttons «Editar» and «Eliminar» of one document, for editors and admins (docs/product.md 5.1). */
export function DocumentActions(props: DocumentActionsProps): ReactNode {
  return useMayWrite() ? <WriterActions {...props} /> : null
}

function WriterActions({ id, title, of, then = 'stay' }: DocumentActionsProps): ReactNode {
  const { dialog, ask, tell } = useConfirm()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [deleting, setDeleting] = useState(false)
  const working = useRef(false)
  const path = `${of.tipo}/${encodeURIComponent(id)}`

  const remove = async (): Promise<void> => {
    const question = of.texts.confirmDelete(title)
    const about = question.includes(title) ? undefined : title
    if (working.current || !(await ask(question, { about, isDangerous: true }))) return
    working.current = true
    setDeleting(true)
    const { failure, binId } = await requestDelete(`/editor/documentos/${path}`, of.texts.deleteFailed)
    working.current = false
    setDeleting(false)
    if (failure !== undefined) await tell(failure)
    else if (then === 'list') {
      leaveNotice(deletedNotice({ tipo: of.tipo, title, binId }))
      await navigate(of.list)
    } else {
      showNotice(deletedNotice({ tipo: of.tipo, title, binId }))
      await revalidator.revalidate()
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void remove()
  }
  return (
    <div className="card-actions admin-actions" id={documentAnchor(of.tipo, id)}>
      <Link className="button button-quiet button-small" to={`/edit/${path}`}>
        {editorTexts.edit}
        <span className="visually-hidden"> {title}</span>
      </Link>
      <form action={`/editor/eliminar/${path}`} onSubmit={onSubmit}>
        <button
          type="submit"
          className="button button-danger button-small"
          aria-disabled={deleting || undefined}
        >
          {editorTexts.remove}
          <span className="visually-hidden"> {title}</span>
        </button>
      </form>
      {dialog}
    </div>
  )
}

const answerSchema = z.object({ message: z.string().optional(), binId: z.string().optional() })
type Deleted = { failure?: string | undefined; binId?: string | undefined }

/**
 * Sends the DELETE request. Returns `failure` with the reason if it failed, and `binId` with the place in the
 * bin. A document that is already gone counts as deleted.
 */
async function requestDelete(address: string, otherwise: string): Promise<Deleted> {
  try {
    const response = await fetch(address, { method: 'DELETE' })
    if (response.status === 404) return {}
    if (!response.ok && response.status !== 409) return { failure: otherwise }
    const answer = answerSchema.safeParse(await response.json()).data
    return response.ok ? { binId: answer?.binId } : { failure: answer?.message ?? otherwise }
  } catch (error) {
    // No connection, or a body that is not JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return { failure: otherwise }
    throw error
  }
}
