import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { topic } from './topic.ts'

const Input = inputsOf(topic)

/** The fields of a topic. */
export function TopicForm(): ReactNode {
  return (
    <>
      <Input name="title" />
      <Input name="slug" />
      <Input name="description" />
      <div className="field-row">
        <Input name="categoryId" />
        <Input name="color" />
      </div>
      <Input name="courses" />
      <Input name="criteria" />
      <Input name="imageUrl" />
      <Input name="content" />
    </>
  )
}
