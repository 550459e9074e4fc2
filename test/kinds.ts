import { post } from '../app/blog/post.ts'
import { challenge } from '../app/challenges/challenge.ts'
import { criterion } from '../app/curriculum/criterion.ts'
import { term } from '../app/glossary/term.ts'
import { problem } from '../app/problems/problem.ts'
import { registry } from '../app/registry.server.ts'
import { synonym } from '../app/search/synonym.ts'
import { site } from '../app/site-settings/site.ts'
import { sitePage } from '../app/static-pages/site-page.ts'
import { tool } from '../app/tools/tool.ts'
import { category } from '../app/topics/category.ts'
import { topic } from '../app/topics/topic.ts'

/** For tests: the nouns of the site by the names that the code gives them. */
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
