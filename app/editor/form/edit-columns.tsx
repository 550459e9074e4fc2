import type { ReactNode } from 'react'

type EditColumnsProps = { text: ReactNode; data: ReactNode }

/** The fields of a document: what is written first, and what is chosen after it; beside it where there is room. */
export function EditColumns({ text, data }: EditColumnsProps): ReactNode {
  return (
    <div className="edit-columns">
      <div className="edit-column">{text}</div>
      <div className="edit-column edit-data">{data}</div>
    </div>
  )
}
