import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { PageHead } from './page-head.tsx'

/** What the page of a document says where there is none; `list`: where all of them are. */
export function DocumentNotFound({ title, list }: { title: string; list: string }): ReactNode {
  return (
    <div className="page message-page">
      <PageHead title={title} />
      <BackLink to={list} />
      <h1 className="failure">{title}</h1>
    </div>
  )
}
