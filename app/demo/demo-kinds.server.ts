import { postKind } from '../blog/post-kind.server.ts'
import { challengeKind } from '../challenges/challenge-kind.server.ts'
import type { DocumentKind } from '../documents/document-kind.server.ts'
import { problemKind } from '../problems/problem-kind.server.ts'
import { toolKind } from '../tools/tool-kind.server.ts'
import { categoryKind } from '../topics/category-kind.server.ts'
import { topicKind } from '../topics/topic-kind.server.ts'

/** The kinds of the demo content, in the order of removal: categories last, because topics refer to them. */
export const demoKinds: readonly DocumentKind[] = [
  topicKind,
  challengeKind,
  problemKind,
  toolKind,
  postKind,
  categoryKind,
]
