/**
 * Parses the HTML of another page of the site. Style blocks are removed, because the current page's CSP also
 * applies to the parsed document and would block those of other simulators.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html')
}
