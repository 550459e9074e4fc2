import pg from 'pg'

const INT8 = 20

/** count() is int8 and would come as text; no count here reaches 2^53. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)
