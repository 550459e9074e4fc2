import type { DocumentTables } from './document-tables.ts'

/** The nouns with a version counter: the tables that public pages show. Only the search reads synonyms. */
export type Noun = Exclude<keyof DocumentTables, 'synonyms'> | 'pictures'
