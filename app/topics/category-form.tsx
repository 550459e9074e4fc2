import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { category } from './category.ts'

const Input = inputsOf(category)

/** The fields of a category. */
export function CategoryForm(): ReactNode {
  return (
    <>
      <Input name="name" />
      <Input name="shortName" />
      <Input name="color" />
      <Input name="letter" />
      <Input name="courses" />
      <Input name="position" />
    </>
  )
}
