import { servedSite } from '../admin/site-settings/site.server.ts'
import { openRegistry, type Registry } from '../documents/core/registry.server.ts'
import { servedPost } from '../site/blog/post.server.ts'
import { servedChallenge } from '../site/challenges/challenge.server.ts'
import { servedCriterion } from '../site/curriculum/criterion.server.ts'
import { servedTerm } from '../site/glossary/term.server.ts'
import { servedProblem } from '../site/problems/problem.server.ts'
import { servedSynonym } from '../site/search/synonym.server.ts'
import { servedSitePage } from '../site/static-pages/site-page.server.ts'
import { servedTool } from '../site/tools/tool.server.ts'
import { servedCategory } from '../site/topics/category.server.ts'
import { servedTopic } from '../site/topics/topic.server.ts'

/** All kinds of document with their server half. To add one: a line here and one in `registry.ts`. */
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
