import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BackLink } from './back-link.tsx'
import { MessagePage, NotFoundMark } from './message-page.tsx'
import { PageHead } from './page-head.tsx'
import { uiTexts } from './ui-texts.ts'
import { WaysFromHere, wordsOfPath } from './ways-from-here.tsx'

/** The 404 page of a document; `list`: address of the list of such documents. */
export function DocumentNotFound({ title, list }: { title: string; list: string }): ReactNode {
  return (
    <MessagePage>
      <PageHead title={title} />
      <NotFoundMark />
      <h1 className="missing-title">{title}</h1>
      <p>{uiTexts.notFoundHint}</p>
      <WaysFromHere query={wordsOfPath(useLocation().pathname)} />
      <BackLink to={list} />
    </MessagePage>
  )
}
