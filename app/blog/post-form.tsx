import type { ReactNode } from 'react'
import { EditColumns } from '../editor/edit-columns.tsx'
import { inputsOf } from '../editor/inputs.tsx'
import { post } from './post.ts'

const Input = inputsOf(post)

/** The fields of a post. */
export function PostForm(): ReactNode {
  return (
    <EditColumns
      text={
        <>
          <Input name="title" />
          <Input name="summary" />
          <Input name="content" />
        </>
      }
      data={
        <>
          <Input name="slug" />
          <div className="field-row">
            <Input name="category" />
            <Input name="date" />
          </div>
          <Input name="published" />
          <Input name="imageUrl" />
        </>
      }
    />
  )
}
