import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { term } from './term.ts'

const Input = inputsOf(term)

/** The fields of a term. */
export function TermForm(): ReactNode {
  return (
    <>
      <Input name="term" />
      <Input name="slug" />
      <Input name="definition" />
      <Input name="forms" />
      <Input name="topicIds" />
      <Input name="everywhere" />
    </>
  )
}
