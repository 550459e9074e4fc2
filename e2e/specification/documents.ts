import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import SqliteFile from 'better-sqlite3'
import type { SiteServer } from '../../test/site/site-server.ts'
import { markdownFile } from '../editor/authoring-site.ts'
import { expect } from '../support/matchers.ts'

type Fields = Record<string, string>
type Writer = { page: { request: APIRequestContext }; site: SiteServer }
type Answer = { status: string; id?: string; errors?: Fields }

/** Adds a random suffix to a name, so that no row of the specification finds the document of another. */
export const own = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Complete documents, by their tipo. */
export const whole = {
  blog: { title: 'Entrada', summary: 'Un resumen', category: 'General', content: 'Un texto.' },
  tools: { name: 'Regla', description: 'Mide.', category: 'Educación', url: 'https://ejemplo.es/' },
  problemas: { title: 'Problema', description: 'Un enunciado.', solution: 'Una solución.' },
} as const satisfies Record<string, Fields>

/** Returns a complete topic in the first block of the site. */
export function wholeTopic(site: SiteServer): Fields {
  const [first] = readRows(site, 'select id from syllabus order by position')
  return { title: 'Tema', description: 'Algo.', categoryId: String(first?.id), content: 'Un texto.' }
}

/** Sends the request of «Guardar» and returns the answer, whatever its status. */
export async function sendDocument(
  { page, site }: Writer,
  address: `${string}/${string}`,
  form: Fields,
): Promise<Answer> {
  const headers = { origin: site.url }
  const answer = await page.request.put(`${site.url}/editor/documentos/${address}`, { form, headers })
  return answer.json()
}

/** Writes a document and returns its id. */
export async function writeDocument(by: Writer, kindSlug: string, form: Fields): Promise<string> {
  const answer = await sendDocument(by, `${kindSlug}/nuevo`, form)
  expect(answer).toMatchObject({ status: 'saved' })
  return answer.id ?? ''
}

type Row = Record<string, string | number | null>

/** Queries the database of the site. */
export function readRows({ dataDir }: SiteServer, query: string, ...values: string[]): Row[] {
  const database = new SqliteFile(join(dataDir, 'engrana.sqlite'), { readonly: true })
  try {
    return database.prepare<string[], Row>(query).all(...values)
  } finally {
    database.close()
  }
}

/** Opens a blank form and imports a Markdown file into it. */
export async function importInto(page: Page, kindSlug: string, text: string): Promise<void> {
  await page.goto(`/edit/${kindSlug}/nuevo`)
  await page.getByLabel('Importar Markdown').setInputFiles(markdownFile(text))
}
