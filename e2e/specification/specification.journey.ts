import { test } from '../support/journey.ts'
import { adminScreens } from './section-2-admin.ts'
import { frame } from './section-2-frame.ts'
import { home } from './section-2-home.ts'
import { problems } from './section-2-problems.ts'
import { screens } from './section-2-screens.ts'
import { toolsAndPosts } from './section-2-tools-and-posts.ts'
import { challenges, topics } from './section-2-topics.ts'
import { fields } from './section-3.ts'
import { states } from './section-4.ts'
import { uploadStates } from './section-4-uploads.ts'
import { forms } from './section-5-forms.ts'
import { imports } from './section-5-imports.ts'
import { slugs } from './section-5-slugs.ts'
import { texts } from './section-5-texts.ts'
import { roles } from './section-6.ts'
import { reads } from './section-7-reads.ts'
import { written } from './section-7-writes.ts'
import { errors } from './section-8.ts'
import { chosen, shown } from './section-9-lists.ts'
import { bounds, times } from './section-9-times.ts'

/**
 * The pages of section 2, in the order of the specification. The
 * words of each row begin with the name of its page.
 */
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

// One row per statement of the specification, in its order. A row
// changes only with a decision that explains it.
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
