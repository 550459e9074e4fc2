import type { ReactNode } from 'react'
import { PageHead } from '../../ui/components/page-head.tsx'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetPaths } from './worksheet.ts'

/** Why an address is not a valid worksheet, with a link back to the selection. */
export function WorksheetFaults({ messages, change }: { messages: string[]; change: string }): ReactNode {
  return (
    <div className="page">
      <PageHead title={sheetsTexts.faults} canonical={worksheetPaths.pick} />
      <meta name="robots" content="noindex" />
      <h1>{sheetsTexts.faults}</h1>
      <Messages messages={messages} />
      <p>
        <a className="button" href={change}>
          {sheetsTexts.change}
        </a>
      </p>
    </div>
  )
}

/** Error messages, announced to screen readers. */
export function Messages({ messages }: { messages: readonly string[] }): ReactNode {
  if (messages.length === 0) return null
  return (
    <div role="alert">
      {messages.map((message) => (
        <p key={message} className="failure">
          {message}
        </p>
      ))}
    </div>
  )
}
