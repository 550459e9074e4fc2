import type { ReactNode } from 'react'
import type { Picture } from '../../platform/markdown/picture.ts'
import { CardPicture } from '../../ui/components/card-picture.tsx'
import { describeFacts } from './tool-facts.ts'
import { toolsTexts } from './tools-texts.ts'

type ToolCardProps = {
  id?: string | undefined
  tool: {
    name: string
    description: string
    category?: string | null
    url: string
    runsIn?: string | null
    account?: string | null
    language?: string | null
  }
  picture?: Picture | undefined
  children?: ReactNode
}

/** A tool: its name opens it in a new tab; below it are its requirements. */
export function ToolCard({ id, tool, picture, children }: ToolCardProps): ReactNode {
  const facts = describeFacts(tool)
  return (
    <article id={id} className="card tool-card" data-color="cyan">
      <CardPicture title={tool.name} picture={picture} />
      <div className="card-body">
        {tool.category && <p className="card-label">{tool.category}</p>}
        <h3>
          <a className="card-link" href={tool.url} target="_blank" rel="noopener noreferrer">
            {tool.name}
            <span className="visually-hidden"> {toolsTexts.newTab}</span>
          </a>
        </h3>
        <p>{tool.description}</p>
        {facts.length > 0 && (
          <ul className="tool-facts" aria-label={toolsTexts.facts}>
            {facts.map(({ fact, value, text }) => (
              <li key={fact} data-value={value}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  )
}
