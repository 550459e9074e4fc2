import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayWrite } from '../../ui/components/site-data.ts'
import ExplainWithAi from './explain-with-ai.island.tsx'

type AiExplanationProps = { title: string; id: string; of: { tipo: string } }

/** «Explicar con IA» for a document, with a link to edit the answer for editors and admins. */
export function AiExplanation({ title, id, of: { tipo: kindSlug } }: AiExplanationProps): ReactNode {
  return (
    <>
      <ExplainWithAi title={title} tipo={kindSlug} id={id} />
      {useMayWrite() && (
        <p className="card-actions admin-actions">
          <Link
            className="button button-quiet button-small"
            to={`/editor/ia/${kindSlug}/${encodeURIComponent(id)}`}
          >
            Editar respuesta de IA
            <span className="visually-hidden"> {title}</span>
          </Link>
        </p>
      )}
    </>
  )
}
