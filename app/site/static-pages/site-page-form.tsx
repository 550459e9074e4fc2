import type { ReactNode } from 'react'
import { useFormState } from '../../editor/form/form-context.ts'
import { inputsOf } from '../../editor/form/inputs.tsx'
import { sitePage } from './site-page.ts'

const Input = inputsOf(sitePage)

/** The form of a fixed page's text. The address determines the page. */
export function SitePageForm(): ReactNode {
  const { page } = useFormState().fields
  return (
    <>
      {page ? (
        <>
          <h2>{page}</h2>
          <input type="hidden" name="page" value={page} />
        </>
      ) : (
        <Input name="page" />
      )}
      <Input name="content" />
    </>
  )
}
