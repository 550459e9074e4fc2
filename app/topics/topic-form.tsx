import type { ReactNode } from 'react'
import { EditColumns } from '../editor/edit-columns.tsx'
import { inputsOf } from '../editor/inputs.tsx'
import { topic } from './topic.ts'

const Input = inputsOf(topic)

/** The fields of a topic. */
export function TopicForm(): ReactNode {
  return (
    <EditColumns
      text={
        <>
          <Input name="title" />
          <Input name="description" />
          <Input name="content" />
        </>
      }
      data={
        <>
          <Input name="slug" />
          <div className="field-row">
            <Input name="categoryId" />
            <Input name="color" />
          </div>
          <Input name="courses" />
          <Input name="criteria" />
          <Input name="imageUrl" />
        </>
      }
    />
  )
}
