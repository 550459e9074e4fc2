import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Adds an informal name to the blocks of the syllabus, beside the official one. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .alterTable('syllabus')
    .addColumn('shortName', text, (column) => column.notNull().defaultTo(''))
    .execute()
  // Sites created with the sample course already have its blocks.
  for (const [id, name] of Object.entries(namesOfTheCourse)) {
    await sql`
      update syllabus set "shortName" = ${name}
      where id = ${id} and id in (select id from demo_documents where tipo = 'categorias')`.execute(db)
  }
}

const namesOfTheCourse = {
  'td-proceso': 'Estructuras, mecanismos y electricidad',
  'td-comunicacion': 'Dibujo técnico y diseño 3D',
  'td-programacion': 'Programación, sensores e IA',
  'td-digitalizacion': 'Ordenadores, redes y contraseñas',
  'td-sostenible': 'Energía y medio ambiente',
  't4-proceso': 'Proyectos, materiales e impresión 3D',
  't4-operadores': 'Electrónica, neumática y engranajes',
  't4-automatizacion': 'Control, sensores y datos',
  't4-sostenible': 'Casa, transporte y barrio',
}
