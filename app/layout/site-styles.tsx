import { createContext, type ReactNode, use } from 'react'
import stylesUrl from '../styles.css?url'
import type { InlineStyles as Styles } from './inline-styles.server.ts'

/** The styles themselves, where they stand in the page; the server says so, for reading pages. */
export const InlineStyles = createContext<Styles | undefined>(undefined)

const ownUrls = import.meta.glob<string>('../page-styles/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The styles of the site and those of a page, by the name in its handle: in the page, or as links to them. */
export function SiteStyles({ own }: { own: string | undefined }): ReactNode {
  const styles = use(InlineStyles)
  const ownUrl = own === undefined ? undefined : ownUrls[`../page-styles/${own}.css`]
  if (styles === undefined)
    return (
      <>
        <link rel="stylesheet" href={stylesUrl} />
        {ownUrl !== undefined && <link rel="stylesheet" href={ownUrl} />}
      </>
    )
  const ownStyles = own === undefined ? undefined : styles.own.get(own)
  return (
    <>
      <StyleBlock text={styles.site} />
      {ownStyles !== undefined && <StyleBlock text={ownStyles} />}
    </>
  )
}

function StyleBlock({ text }: { text: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the policy
  return <style dangerouslySetInnerHTML={{ __html: text }} />
}
