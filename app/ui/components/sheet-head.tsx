import type { ReactNode } from 'react'

type SheetHeadProps = {
  title: ReactNode
  /** What is told of it: {@link Fact}s. */
  children?: ReactNode
}

/** The head of a document: its title and the facts below it. */
export function SheetHead({ title, children }: SheetHeadProps): ReactNode {
  return (
    <header className="sheet-head">
      <h1>{title}</h1>
      {children && <dl className="sheet-facts">{children}</dl>}
    </header>
  )
}

/** One of the facts below a title. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
