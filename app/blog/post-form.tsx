import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { post } from './post.ts'

const Input = inputsOf(post)

/** The fields of a post. */
export function PostForm(): ReactNode {
  return (
    <>
      <Input name="title" />
      <Input name="slug" />
      <Input name="summary" />
      <div className="field-row">
        <Input name="category" />
        <Input name="date" />
      </div>
      <Input name="published" />
      <Input name="imageUrl" />
      <Input name="content" />
    </>
  )
}
