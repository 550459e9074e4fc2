import { site } from '../../app/admin/site-settings/site.ts'
import { post } from '../../app/site/blog/post.ts'
import { challenge } from '../../app/site/challenges/challenge.ts'
import { criterion } from '../../app/site/curriculum/criterion.ts'
import { term } from '../../app/site/glossary/term.ts'
import { problem } from '../../app/site/problems/problem.ts'
import { synonym } from '../../app/site/search/synonym.ts'
import { sitePage } from '../../app/site/static-pages/site-page.ts'
import { tool } from '../../app/site/tools/tool.ts'
import { category } from '../../app/site/topics/category.ts'
import { topic } from '../../app/site/topics/topic.ts'
import { registry } from '../../app/start/registry.server.ts'

/** The kinds of the site for tests, by the names that the code uses for the nouns. */
export const kinds = {
  topic: registry.get(topic),
  category: registry.get(category),
  challenge: registry.get(challenge),
  problem: registry.get(problem),
  tool: registry.get(tool),
  post: registry.get(post),
  term: registry.get(term),
  criterion: registry.get(criterion),
  synonym: registry.get(synonym),
  site: registry.get(site),
  sitePage: registry.get(sitePage),
}
