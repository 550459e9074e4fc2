import type { ReactNode } from 'react'

type EditColumnsProps = { text: ReactNode; data: ReactNode }

/** The fields of a document in two columns if there is room: written text first, then the data. */
export function EditColumns({ text, data }: EditColumnsProps): ReactNode {
  return (
    <div className="edit-columns">
      <div className="edit-column">{text}</div>
      <div className="edit-column edit-data">{data}</div>
    </div>
  )
}
