import type { ReactNode } from 'react'
import { fixedSheet } from './og-image.ts'
import { PageHead } from './page-head.tsx'
import { PageTitle } from './page-title.tsx'

type ListHeadProps = {
  /** `heading`: the first heading, where it differs from the title. */
  texts: { title: string; heading?: string; description: string }
  path: string
  /** Content below the description. */
  children?: ReactNode
}

/** The head of a list page: title, first heading and description. */
export function ListHead({ texts, path, children }: ListHeadProps): ReactNode {
  const { title, heading, description } = texts
  return (
    <>
      <PageHead title={title} description={description} canonical={path} sheet={fixedSheet(path, title)} />
      <PageTitle heading={heading ?? title} intro={description}>
        {children}
      </PageTitle>
    </>
  )
}
