import { data, type RouterContextProvider } from 'react-router'
import { findRow } from '../../documents/core/document-rows.server.ts'
import { registryContext } from '../../documents/core/registry.server.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import { aiPanelTexts } from './ai-panel-texts.ts'
import type { Explained } from './answer-repository.server.ts'

/** The document that an address names; throws 404 where there is none that «Explicar con IA» explains. */
export async function requireExplained(
  context: Readonly<RouterContextProvider>,
  { tipo, id }: { tipo: string; id: string },
): Promise<Explained> {
  const kind = context.get(registryContext).find(tipo)
  const row = kind?.explain && (await findRow(context.get(databaseContext), kind, id))
  if (!kind || !row) throw data({ message: aiPanelTexts.notFound }, { status: 404 })
  return { kind, row }
}
