import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { topic } from './topic.ts'

/** The form of a topic. */
export const TopicForm: () => ReactNode = formOf(topic, {
  text: ['title', 'description', 'content'],
  data: ['slug', ['categoryId', 'color'], 'courses', 'criteria', 'imageUrl'],
})
