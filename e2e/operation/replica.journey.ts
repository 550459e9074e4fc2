import { startPostgresGroup } from '../../test/databases/postgres-group.ts'
import { expect, test } from '../support/sites.ts'

test('visitors are shown what a replica has, and never anything older than a change', async ({
  start,
  request,
}) => {
  await using group = await startPostgresGroup()
  const { primary } = group
  const standby = await group.follow(primary)
  const site = await start({ DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url })
  const read = async (path: string): Promise<string> => (await request.get(site.url + path)).text()
  const versions = 'select noun, version from content_versions order by noun'
  const [wanted] = await primary.ask(versions)
  await expect.poll(async () => (await standby.ask(versions).catch(() => []))[0]?.rows).toEqual(wanted?.rows)
  await standby.ask('select pg_wal_replay_pause()')

  // A change that raises no version, so that the replica counts as up to date: the old title tells who was asked.
  const change = (title: string) => `update topics set title = '${title}' where id = 'maquinas-simples'`
  await primary.ask("set session_replication_role = 'replica'", change('Sin aviso'))
  expect(await read('/topic/maquinas-simples')).toContain('Máquinas simples y transmisión')
  await primary.ask(change('Palancas y poleas'))
  await expect.poll(() => read('/topic/maquinas-simples')).toContain('Palancas y poleas')
  // The first page may have come from the primary by chance, a moment before the site heard of the change.
  await expect.poll(() => read('/temario')).toContain('Palancas y poleas')

  await standby.kill()
  for (const path of ['/blog', '/problemas', '/retos?tema=puentes'])
    expect((await request.get(site.url + path)).status(), path).toBe(200)
})
