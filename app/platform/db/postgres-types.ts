import pg from 'pg'

const INT8 = 20

/**
 * PostgreSQL returns count() as int8, which the driver would give as a string; no count here reaches 2^53.
 */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)
