import type { PageHandle } from '../ui/page-handle.ts'

/** What the files of the sitemap show: the times of every noun that visitors read. */
export const sitemapHandle = {
  shows: ['syllabus', 'topics', 'blog_posts', 'tools', 'challenges', 'problems', 'glossary_terms'],
  alike: true,
  announces: true,
} as const satisfies PageHandle
