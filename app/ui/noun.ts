/** The nouns whose changes are counted: the tables that public pages show. */
export type Noun =
  | 'syllabus'
  | 'topics'
  | 'blog_posts'
  | 'tools'
  | 'challenges'
  | 'problems'
  | 'glossary_terms'
  | 'criteria'
  | 'pictures'
  | 'site_settings'
  | 'site_pages'
