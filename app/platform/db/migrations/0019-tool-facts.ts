import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Adds to tools whether they are installed, whether they need an account, and their language; null where
 * unknown.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  for (const column of ['runsIn', 'account', 'language'])
    await db.schema.alterTable('tools').addColumn(column, text).execute()
  await describeToolsOfTheCourse(db)
}

const browser = ['app-inventor', 'blockscad', 'circuitverse', 'diagrams-net', 'geogebra', 'makecode-microbit']
const alsoBrowser = ['open-roberta-lab', 'openstreetmap', 'phet', 'pvgis', 'scratch', 'tinkercad', 'wokwi']
const installed = ['arduino-ide', 'audacity', 'freecad', 'gimp', 'inkscape', 'libreoffice', 'thonny']
const withoutAccount = [...installed, 'diagrams-net', 'phet', 'pvgis']
const inEnglish = ['blockscad', 'circuitverse', 'wokwi']

// Sites created with the sample course already have its tools: this sets these columns and the drawing that
// each tool now has in the course.
async function describeToolsOfTheCourse(db: SchemaDatabase): Promise<void> {
  for (const id of [...browser, ...alsoBrowser, ...installed]) {
    const runsIn = installed.includes(id) ? 'installed' : 'browser'
    const needsAccount = id === 'tinkercad' ? 'required' : 'optional'
    const account = withoutAccount.includes(id) ? 'none' : needsAccount
    const language = inEnglish.includes(id) ? 'english' : 'spanish'
    await sql`
      update tools set ${sql.id('runsIn')} = ${runsIn}, account = ${account}, language = ${language},
        ${sql.id('imageUrl')} = coalesce(${sql.id('imageUrl')}, ${`/figuras/herramienta-${id}.svg`})
      where id = ${id} and id in (select id from demo_documents where tipo = 'tools')`.execute(db)
  }
}
