import { data, type RouterContextProvider } from 'react-router'
import { findRow } from '../../documents/core/document-rows.server.ts'
import { registryContext } from '../../documents/core/registry.server.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import { aiPanelTexts } from './ai-panel-texts.ts'
import type { Explained } from './answer-repository.server.ts'

/**
 * Finds the document of an address; throws a 404 if it does not exist or its kind has no «Explicar con IA».
 */
export async function requireExplained(
  context: Readonly<RouterContextProvider>,
  { tipo, id }: { tipo: string; id: string },
): Promise<Explained> {
  const kind = context.get(registryContext).find(tipo)
  const row = kind?.explain && (await findRow(context.get(databaseContext), kind, id))
  if (!kind || !row) throw data({ message: aiPanelTexts.notFound }, { status: 404 })
  return { kind, row }
}
