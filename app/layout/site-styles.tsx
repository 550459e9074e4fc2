import { createContext, type ReactNode, use } from 'react'
import stylesUrl from '../styles.css?url'

/** The styles themselves, where they stand in the page; the server says so, for reading pages. */
export const InlineStyles = createContext<string | undefined>(undefined)

/** The styles of the site: in the page, or as a link to them. */
export function SiteStyles(): ReactNode {
  const styles = use(InlineStyles)
  if (styles === undefined) return <link rel="stylesheet" href={stylesUrl} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the policy
  return <style dangerouslySetInnerHTML={{ __html: styles }} />
}
