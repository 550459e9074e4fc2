import type { ReactNode } from 'react'
import { post } from './blog/post.ts'
import { PostForm } from './blog/post-form.tsx'
import { challenge } from './challenges/challenge.ts'
import { ChallengeForm } from './challenges/challenge-form.tsx'
import { criterion } from './curriculum/criterion.ts'
import { CriterionForm } from './curriculum/criterion-form.tsx'
import type { DocumentDefinition } from './documents/define-document.ts'
import { term } from './glossary/term.ts'
import { TermForm } from './glossary/term-form.tsx'
import { problem } from './problems/problem.ts'
import { ProblemForm } from './problems/problem-form.tsx'
import { synonym } from './search/synonym.ts'
import { SynonymForm } from './search/synonym-form.tsx'
import { site } from './site-settings/site.ts'
import { SiteForm } from './site-settings/site-form.tsx'
import { sitePage } from './static-pages/site-page.ts'
import { SitePageForm } from './static-pages/site-page-form.tsx'
import { tool } from './tools/tool.ts'
import { ToolForm } from './tools/tool-form.tsx'
import { category } from './topics/category.ts'
import { CategoryForm } from './topics/category-form.tsx'
import { topic } from './topics/topic.ts'
import { TopicForm } from './topics/topic-form.tsx'

/** A noun as the browser knows it: its definition and its form. */
type EditedDocument = { definition: DocumentDefinition; Form: () => ReactNode }

/** Every noun of the site. To add one: a line here, and one in `registry.server.ts`. */
export const editedDocuments: readonly EditedDocument[] = [
  { definition: topic, Form: TopicForm },
  { definition: post, Form: PostForm },
  { definition: tool, Form: ToolForm },
  { definition: challenge, Form: ChallengeForm },
  { definition: problem, Form: ProblemForm },
  { definition: category, Form: CategoryForm },
  { definition: term, Form: TermForm },
  { definition: criterion, Form: CriterionForm },
  { definition: synonym, Form: SynonymForm },
  { definition: site, Form: SiteForm },
  { definition: sitePage, Form: SitePageForm },
]
