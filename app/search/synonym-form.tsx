import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { synonym } from './synonym.ts'

const Input = inputsOf(synonym)

/** The fields of a group of synonyms. */
export function SynonymForm(): ReactNode {
  return (
    <>
      <Input name="word" />
      <Input name="others" />
    </>
  )
}
