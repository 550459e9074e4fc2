import type { ReactNode } from 'react'
import { site } from '../admin/site-settings/site.ts'
import { SiteForm } from '../admin/site-settings/site-form.tsx'
import type { DocumentDefinition } from '../documents/core/define-document.ts'
import { post } from '../site/blog/post.ts'
import { PostForm } from '../site/blog/post-form.tsx'
import { challenge } from '../site/challenges/challenge.ts'
import { ChallengeForm } from '../site/challenges/challenge-form.tsx'
import { criterion } from '../site/curriculum/criterion.ts'
import { CriterionForm } from '../site/curriculum/criterion-form.tsx'
import { term } from '../site/glossary/term.ts'
import { TermForm } from '../site/glossary/term-form.tsx'
import { problem } from '../site/problems/problem.ts'
import { ProblemForm } from '../site/problems/problem-form.tsx'
import { synonym } from '../site/search/synonym.ts'
import { SynonymForm } from '../site/search/synonym-form.tsx'
import { sitePage } from '../site/static-pages/site-page.ts'
import { SitePageForm } from '../site/static-pages/site-page-form.tsx'
import { tool } from '../site/tools/tool.ts'
import { ToolForm } from '../site/tools/tool-form.tsx'
import { category } from '../site/topics/category.ts'
import { CategoryForm } from '../site/topics/category-form.tsx'
import { topic } from '../site/topics/topic.ts'
import { TopicForm } from '../site/topics/topic-form.tsx'

/** The browser half of a kind of document: its definition and its form. */
type EditedDocument = { definition: DocumentDefinition; Form: () => ReactNode }

/** All kinds of document that can be edited. To add one: a line here and one in `registry.server.ts`. */
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
