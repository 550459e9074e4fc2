import type { ReactNode } from 'react'

type SheetHeadProps = {
  title: ReactNode
  /** {@link Fact} elements. */
  children?: ReactNode
}

/** The head of a document: its title with facts below. */
export function SheetHead({ title, children }: SheetHeadProps): ReactNode {
  return (
    <header className="sheet-head">
      <h1>{title}</h1>
      {children && <dl className="sheet-facts">{children}</dl>}
    </header>
  )
}

/** A fact below a title. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
