import type { ReactNode } from 'react'

type PageTitleProps = { heading: ReactNode; intro: ReactNode; children?: ReactNode }

/** The first heading of a page with an introduction and further content. */
export function PageTitle({ heading, intro, children }: PageTitleProps): ReactNode {
  return (
    <div className="page-title">
      <h1>{heading}</h1>
      <p>{intro}</p>
      {children}
    </div>
  )
}
