import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { deleteDocument } from '../../documents/core/document-bin.server.ts'
import { addDocument, saveFields } from '../../documents/core/document-fixture.ts'
import { readContentVersions } from '../../platform/db/content-versions.server.ts'
import { defaultTagline } from '../../platform/http/site-settings.ts'
import { findOwnText, listOwnTexts } from '../../site/static-pages/site-page.server.ts'
import { listColoredCategories } from './read-site-panel.server.ts'
import { saveColors } from './save-colors.server.ts'
import { openSettings } from './site.server.ts'
import { siteId } from './site.ts'

const now = '2026-11-20T10:00:00.000Z'

describeOnBothDatabases('the settings of the site', (open) => {
  it('default to those of the product and of the operator', async () => {
    const { current } = await openSettings(await open(), 'Taller')
    expect(current).toMatchObject({
      siteName: 'Taller',
      tagline: defaultTagline,
      hiddenLinks: [],
      homeTools: [],
    })
  })

  it('are saved under a fixed id, and read again on refresh', async () => {
    const db = await open()
    const settings = await openSettings(db, 'Engrana')
    const [scratch, tinkercad] = [
      await addDocument(db, kinds.tool, { name: 'Scratch' }),
      await addDocument(db, kinds.tool, { name: 'Tinkercad' }),
    ]
    const fields = {
      name: '<b>Tecno</b>',
      hiddenLinks: 'glosario',
      toolIds: `${tinkercad}\n${scratch}\nno-existe`,
    }
    expect(await saveFields(db, kinds.site, fields, { id: siteId })).toEqual({ status: 'saved', id: siteId })
    expect(settings.current.siteName).toBe('Engrana')
    await settings.refresh()
    expect(settings.current).toMatchObject({ siteName: '<b>Tecno</b>', hiddenLinks: ['glosario'] })
    expect(settings.current.homeTools.map(({ name }) => name)).toEqual(['Tinkercad', 'Scratch'])
  })

  it('increment the content version on which every page depends', async () => {
    const db = await open()
    const before = await readContentVersions(db)
    await saveFields(db, kinds.site, { name: 'Tecno' }, { id: siteId })
    const after = await readContentVersions(db)
    expect(after.get('site_settings')).toBeGreaterThan(before.get('site_settings') ?? 0)
    expect(after.get('site_pages')).toBe(before.get('site_pages'))
  })

  it('are a conflict for the second of two users who save them first', async () => {
    const db = await open()
    await saveFields(db, kinds.site, { name: 'De Ana' }, { id: siteId, openedAt: '' })
    const second = await saveFields(db, kinds.site, { name: 'De Luis' }, { id: siteId, openedAt: '' })
    expect(second).toMatchObject({ status: 'conflict', row: { name: 'De Ana' } })
  })
})

describeOnBothDatabases('the texts of fixed pages', (open) => {
  it('default to those of the site until one is written, and again after deleting it', async () => {
    const db = await open()
    const page = { page: 'Aviso Legal', content: 'El nuestro.' }
    expect(await findOwnText(db, 'legal')).toBeUndefined()
    expect(await saveFields(db, kinds.sitePage, page, { id: 'legal' })).toEqual({
      status: 'saved',
      id: 'legal',
    })
    expect(await findOwnText(db, 'legal')).toBe('El nuestro.')
    expect(await listOwnTexts(db)).toMatchObject([{ id: 'legal', page: 'Aviso Legal' }])
    await deleteDocument(db, kinds.sitePage, { id: 'legal', author: { accountId: null }, now })
    expect(await findOwnText(db, 'legal')).toBeUndefined()
  })

  it('can be written only for existing pages', async () => {
    const db = await open()
    const page = { page: 'Privacidad', content: 'Otra.' }
    expect(await saveFields(db, kinds.sitePage, page, { id: 'no-existe' })).toEqual({ status: 'not-found' })
  })
})

describeOnBothDatabases('the colours of categories', (open) => {
  it('are saved together, with a history version for each changed category', async () => {
    const db = await open()
    for (const name of ['A', 'B']) await addDocument(db, kinds.category, { name, color: 'red' })
    const [a, b] = await listColoredCategories(db)
    const chosen = [a, b].map((one) => ({
      id: one?.id ?? '',
      openedAt: one?.updatedAt ?? '',
      color: one?.name === 'A' ? 'cyan' : 'red',
    }))
    const saved = await saveColors(db, kinds.category, { chosen, accountId: 'ana', now })
    expect(saved).toEqual({ status: 'saved', ids: [a?.id] })
    expect((await listColoredCategories(db)).map(({ color }) => color)).toEqual(['cyan', 'red'])
  })

  it('are not saved if another user changed one meanwhile, or one does not exist', async () => {
    const db = await open()
    const id = await addDocument(db, kinds.category, { name: 'A', color: 'red' })
    const other = await addDocument(db, kinds.category, { name: 'B', color: 'red' })
    const [, b] = await listColoredCategories(db)
    const openedAt = b?.updatedAt ?? ''
    const save = (color: string, seen: string) =>
      saveColors(db, kinds.category, {
        chosen: [
          { id: other, color, openedAt },
          { id, color, openedAt: seen },
        ],
        accountId: 'ana',
        now,
      })
    expect(await save('blue', 'long ago')).toEqual({ status: 'conflict', names: ['A'] })
    const seen = (await listColoredCategories(db))[0]?.updatedAt ?? ''
    expect(await save('pink', seen)).toMatchObject({ status: 'invalid' })
    expect((await listColoredCategories(db)).map(({ color }) => color)).toEqual(['red', 'red'])
  })
})
