import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { registry } from '../../start/registry.server.ts'
import { findTopic } from '../topics/topic.server.ts'
import { topicOgImage } from '../topics/topic.ts'
import { findOgImage } from './find-og-image.server.ts'

const now = '2026-11-20T10:00:00.000Z'
const text = { title: 'Título', description: 'Qué es', content: 'Texto' }
const post = { title: 'Título', summary: 'Qué es', category: 'General', content: 'Texto', date: '2026-11-02' }

describeOnBothDatabases('the picture of a page', (open) => {
  it('shows the same facts as the page of each kind', async () => {
    const db = await open()
    const site = { db, registry, today: '2026-11-20', siteName: 'Tecno' }
    await writerOf(kinds.category).create(db, { name: 'Bloque', color: 'green' }, { now, id: 'a' })
    await writerOf(kinds.topic).create(db, { ...text, slug: 'tema', categoryId: 'a' }, { now })
    await writerOf(kinds.topic).create(db, { ...text, slug: 'otro', categoryId: 'a', color: 'red' }, { now })
    await writerOf(kinds.challenge).create(db, { ...text, slug: 'reto', startsOn: '2026-11-16' }, { now })
    await writerOf(kinds.problem).create(
      db,
      { slug: 'polea', title: 'Polea', category: 'Poleas', description: 'd', solution: 's' },
      { now },
    )
    await writerOf(kinds.post).create(db, { ...post, slug: 'entrada' }, { now })
    for (const id of ['tema', 'otro']) {
      const topic = await findTopic(db, id)
      expect(await findOgImage(site, 'temario', id)).toEqual(topic && topicOgImage(topic))
    }
    expect(await findOgImage(site, 'temario', 'otro')).toMatchObject({ color: 'red', detail: 'Bloque' })
    const facts = async (kindSlug: string, name: string) => {
      const ogImage = await findOgImage(site, kindSlug, name)
      return [ogImage?.kind, ogImage?.title, ogImage?.detail]
    }
    expect(await facts('retos', 'reto')).toEqual(['Reto', 'Título', 'Semana del 16 de noviembre de 2026'])
    expect(await facts('problemas', 'polea')).toEqual(['Problema', 'Polea', 'Poleas'])
    expect(await facts('blog', 'entrada')).toEqual(['Blog', 'Título', '2 de noviembre de 2026'])
    expect(await facts('pagina', 'inicio')).toEqual(['', 'Tecno', ''])
    expect(await facts('pagina', 'legal')).toEqual(['', 'Aviso Legal', ''])
  })

  it('does not exist for drafts, scheduled challenges and unknown names', async () => {
    const db = await open()
    const site = { db, registry, today: '2026-11-20', siteName: 'Tecno' }
    await writerOf(kinds.post).create(db, { ...post, slug: 'borrador', published: false }, { now })
    await writerOf(kinds.challenge).create(db, { ...text, slug: 'futuro', startsOn: '2026-11-21' }, { now })
    const invented = [
      ...[
        ['blog', 'borrador'],
        ['retos', 'futuro'],
        ['blog', 'nada'],
        ['pagina', 'nada'],
        ['nada', 'x'],
      ],
      ...[
        ['glosario', 'x'],
        ['tools', 'x'],
        ['criterios', 'x'],
        ['constructor', 'x'],
        ['pagina', 'constructor'],
      ],
    ]
    for (const [kindSlug = '', name = ''] of invented)
      expect(await findOgImage(site, kindSlug, name), `${kindSlug}/${name}`).toBeUndefined()
  })
})
