import { servedPost } from './blog/post.server.ts'
import { servedChallenge } from './challenges/challenge.server.ts'
import { servedCriterion } from './curriculum/criterion.server.ts'
import { openRegistry, type Registry } from './documents/registry.server.ts'
import { servedTerm } from './glossary/term.server.ts'
import { servedProblem } from './problems/problem.server.ts'
import { servedSynonym } from './search/synonym.server.ts'
import { servedSite } from './site-settings/site.server.ts'
import { servedSitePage } from './static-pages/site-page.server.ts'
import { servedTool } from './tools/tool.server.ts'
import { servedCategory } from './topics/category.server.ts'
import { servedTopic } from './topics/topic.server.ts'

/** Every noun of the site, as the server knows it. To add one: a line here, and one in `registry.ts`. */
export const registry: Registry = openRegistry([
  servedTopic,
  servedPost,
  servedTool,
  servedChallenge,
  servedProblem,
  servedCategory,
  servedTerm,
  servedCriterion,
  servedSynonym,
  servedSite,
  servedSitePage,
])
