import { test } from './journey.ts'
import { adminScreens } from './specification/section-2-admin.ts'
import { frame } from './specification/section-2-frame.ts'
import { home } from './specification/section-2-home.ts'
import { problems } from './specification/section-2-problems.ts'
import { screens } from './specification/section-2-screens.ts'
import { toolsAndPosts } from './specification/section-2-tools-and-posts.ts'
import { challenges, topics } from './specification/section-2-topics.ts'
import { fields } from './specification/section-3.ts'
import { states } from './specification/section-4.ts'
import { uploadStates } from './specification/section-4-uploads.ts'
import { forms } from './specification/section-5-forms.ts'
import { imports } from './specification/section-5-imports.ts'
import { slugs } from './specification/section-5-slugs.ts'
import { texts } from './specification/section-5-texts.ts'
import { roles } from './specification/section-6.ts'
import { reads } from './specification/section-7-reads.ts'
import { written } from './specification/section-7-writes.ts'
import { errors } from './specification/section-8.ts'
import { chosen, shown } from './specification/section-9-lists.ts'
import { bounds, times } from './specification/section-9-times.ts'

/** The pages of section 2 as the specification lists them: its rows begin with the name of theirs. */
const pages = [
  ...[
    'home',
    'temario',
    'topic',
    'retos',
    'problemas',
    'problem page',
    'herramientas',
    '/editar',
    'blog',
    'post',
  ],
  ...['editor', '/edit', 'edit form', '404'],
]
const pageOf = ({ words }: { words: string }): number => pages.findIndex((page) => words.startsWith(page))

const statements = [
  ...frame,
  ...[...screens, ...home, ...topics, ...challenges, ...problems, ...toolsAndPosts, ...adminScreens].sort(
    (one, other) => pageOf(one) - pageOf(other),
  ),
  ...[...fields, ...states, ...uploadStates],
  ...[...forms, ...slugs, ...imports, ...texts],
  ...roles,
  ...[...reads, ...written],
  ...errors,
  ...[...shown, ...times, ...chosen, ...bounds],
]

// A row per statement of the specification, in its order. A row changes only with a decision that says why.
for (const { section, words, check, decision } of statements) {
  test(`§${section} ${words}${decision ? ` (decided: ${decision})` : ''}`, ({
    page,
    request,
    as,
    browser,
    site,
    start,
  }) => check({ page, request, as, browser, site, start }))
}
