import { type ReactNode, use } from 'react'
import { InlineStyles, PartStyle } from '../../ui/styles/part-styles.tsx'
import stylesUrl from './site.css?url'

const ownUrls = import.meta.glob<string>('./pages/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The site's style sheet and the page's own (`own`, from the route handle): inlined on reading pages, linked
 * on hydrated ones.
 */
export function SiteStyles({ own }: { own: string | undefined }): ReactNode {
  const inline = use(InlineStyles) !== undefined
  const ownUrl = own === undefined ? undefined : ownUrls[`./pages/${own}.css`]
  if (inline)
    return (
      <>
        <PartStyle name="site" />
        {own !== undefined && <PartStyle name={own} />}
      </>
    )
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} />
      {ownUrl !== undefined && <link rel="stylesheet" href={ownUrl} />}
    </>
  )
}
