/**
 * A page of the site to look something up in. Its style blocks stay out: the policy of the page that looks holds for them too, and
 * names those of its own simulators alone.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html')
}
