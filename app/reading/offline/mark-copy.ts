import { offlineTexts } from './offline-texts.ts'

/** Why a page is not from the network: it is a copy, or the page that stands for one which is not kept. */
export type CopyKind = 'kept' | 'missing' | 'search'

type Mark = { kind: CopyKind; keptAt: string; styles: string }

/**
 * The text of a page as it is shown from a copy: it says so to its scripts (`data-copy`), and to people with a line at its head, which stands there
 * from the first paint on.
 */
export function markCopy(html: string, { kind, keptAt, styles }: Mark): string {
  const marked = html.replace('<html', `<html data-copy="${kind}"`)
  if (kind !== 'kept') return marked
  const notice = `<div class="copy-notice"><p role="status">${offlineTexts.copyOf(new Date(keptAt))}</p> <a href="">${offlineTexts.tryAgain}</a></div>`
  return marked
    .replace('</head>', `<link rel="stylesheet" href="${styles}"></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + notice)
}
