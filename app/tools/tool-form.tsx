import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { tool } from './tool.ts'

const Input = inputsOf(tool)

/** The fields of a tool. */
export function ToolForm(): ReactNode {
  return (
    <>
      <Input name="name" />
      <Input name="description" />
      <div className="field-row">
        <Input name="category" />
        <Input name="url" />
      </div>
      <div className="field-row">
        <Input name="runsIn" />
        <Input name="account" />
        <Input name="language" />
      </div>
      <Input name="imageUrl" />
    </>
  )
}
