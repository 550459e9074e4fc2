import { postKind } from '../blog/post-kind.server.ts'
import { challengeKind } from '../challenges/challenge-kind.server.ts'
import type { DocumentKind } from '../documents/document-kind.server.ts'
import type { Tipo } from '../documents/tipo.ts'
import { problemKind } from '../problems/problem-kind.server.ts'
import { toolKind } from '../tools/tool-kind.server.ts'
import { categoryKind } from '../topics/category-kind.server.ts'
import { topicKind } from '../topics/topic-kind.server.ts'

/** Every kind of document that the site has. */
export const documentKinds: Record<Tipo, DocumentKind> = {
  categorias: categoryKind,
  temario: topicKind,
  retos: challengeKind,
  problemas: problemKind,
  tools: toolKind,
  blog: postKind,
}

export function findKind(tipo: string): DocumentKind | undefined {
  return Object.values(documentKinds).find((kind) => kind.tipo === tipo)
}
