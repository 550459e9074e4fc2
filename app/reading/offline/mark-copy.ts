import { offlineTexts } from './offline-texts.ts'

/**
 * Why a page is not from the network: it is a copy, or the offline page in place of a missing page or of the
 * search.
 */
export type CopyKind = 'kept' | 'missing' | 'search'

type Mark = { kind: CopyKind; keptAt: string; styles: string }

/**
 * Marks the HTML of a page as a copy: for scripts by `data-copy`, and for users by a notice at the top, which
 * is part of the first paint.
 */
export function markCopy(html: string, { kind, keptAt, styles }: Mark): string {
  const marked = html.replace('<html', `<html data-copy="${kind}"`)
  if (kind !== 'kept') return marked
  const notice = `<div class="copy-notice"><p role="status">${offlineTexts.copyOf(new Date(keptAt))}</p> <a href="">${offlineTexts.tryAgain}</a></div>`
  return marked
    .replace('</head>', `<link rel="stylesheet" href="${styles}"></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + notice)
}
