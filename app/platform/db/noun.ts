import type { DocumentTables } from './document-tables.ts'

/** The nouns whose changes are counted: the tables that public pages show. Of synonyms the search alone knows. */
export type Noun = Exclude<keyof DocumentTables, 'synonyms'> | 'pictures'
