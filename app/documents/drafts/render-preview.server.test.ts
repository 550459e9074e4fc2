import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import type { Database } from '../../platform/db/tables.ts'
import { contextWith } from '../../platform/http/app-context-fixture.ts'
import type { RequestInfo } from '../../platform/http/request-info.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { findOwnText } from '../../site/static-pages/site-page.server.ts'
import { registry } from '../../start/registry.server.ts'
import { sample } from '../core/document-fixture.ts'
import { findRow } from '../core/document-rows.server.ts'
import { findDraft } from '../core/draft-rows.server.ts'
import { publishDue } from '../core/publish-due.server.ts'
import { saveDraft } from '../core/save-draft.server.ts'
import { unpublish } from '../core/unpublish.server.ts'
import { renderPreview } from './render-preview.server.ts'

const now = '2026-11-20T10:00:00.000Z'
const later = '2026-11-20T11:00:00.000Z'

async function draftOf(db: Database, content: string) {
  const fields = sample(kinds.post, { title: 'Uno', slug: 'uno', content })
  const saved = await saveDraft(db, kinds.post, {
    id: undefined,
    openedAt: undefined,
    author: { accountId: 'ana' },
    now,
    fields,
  })
  const draft = saved.status === 'drafted' && (await findDraft(db, kinds.post, saved.id))
  if (!draft) throw new Error('not drafted')
  return draft
}

describeOnBothDatabases('the preview of a draft', (open) => {
  it('renders the texts outside the transaction, and the page from them inside', async () => {
    const db = await open()
    const draft = await draftOf(db, `${'Texto largo con **letras**. '.repeat(3500)}\n\n![](/figuras/una.svg)`)
    let isPuttingTogether = false
    const renderedWhile: boolean[] = []
    const find: PictureLookup = () => {
      renderedWhile.push(isPuttingTogether)
      return undefined
    }
    const context = contextWith({
      db,
      requestInfo: { today: '2026-11-20' } as RequestInfo,
      renderPage: async ({ path, database }) => {
        isPuttingTogether = true
        try {
          const row = await findRow(database, kinds.post, 'uno')
          return new Response(`${path} ${await renderMarkdown(String(row?.content), find)}`)
        } catch {
          return new Response('Error', { status: 500 })
        } finally {
          isPuttingTogether = false
        }
      },
    })
    const response = await renderPreview(context, kinds.post, draft)
    expect(await response.text()).toMatch(/^\/blog\/uno <p>Texto largo con <strong>letras/)
    expect(renderedWhile).not.toEqual([])
    expect(renderedWhile).not.toContain(true)
    expect(await findRow(db, kinds.post, 'uno')).toBeUndefined()
  })

  it('shows the draft of a fixed page in place of its built-in and its published text', async () => {
    const db = await open()
    const context = contextWith({
      db,
      requestInfo: { today: '2026-11-20' } as RequestInfo,
      renderPage: async ({ path, database }) => new Response(`${path} ${await findOwnText(database, 'faq')}`),
    })
    const fields = { ...kinds.sitePage.builtIn?.('faq'), content: 'Preguntas nuevas.' }
    const saving = { id: 'faq', fields, author: { accountId: 'ana' }, now }
    const preview = async () => {
      const draft = await findDraft(db, kinds.sitePage, 'faq')
      return draft && (await renderPreview(context, kinds.sitePage, draft)).text()
    }
    await saveDraft(db, kinds.sitePage, { ...saving, openedAt: undefined })
    expect(await preview()).toBe('/faq Preguntas nuevas.')
    expect(await findOwnText(db, 'faq')).toBeUndefined()

    const publishAt = '2026-11-20T10:05:00.000Z'
    const before = await findDraft(db, kinds.sitePage, 'faq')
    await saveDraft(db, kinds.sitePage, { ...saving, openedAt: before?.updatedAt, publishAt })
    expect(await publishDue(db, registry, publishAt)).toBe(1)
    expect(await findOwnText(db, 'faq')).toBe('Preguntas nuevas.')

    const published = await findRow(db, kinds.sitePage, 'faq')
    const changed = { ...fields, content: 'Otras preguntas.' }
    await saveDraft(db, kinds.sitePage, { ...saving, fields: changed, openedAt: published?.updatedAt })
    expect(await preview()).toBe('/faq Otras preguntas.')
    expect(await findOwnText(db, 'faq')).toBe('Preguntas nuevas.')

    await unpublish(db, kinds.sitePage, { id: 'faq', author: { accountId: 'ana' }, now: later })
    expect(await findOwnText(db, 'faq')).toBeUndefined()
    expect(await findDraft(db, kinds.sitePage, 'faq')).toBeDefined()
  })
})
