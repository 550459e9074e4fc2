/**
 * Minimum number of gates (NOT, and two-input AND, OR, NAND, NOR, XOR) of each function of three inputs.
 * Functions go from 00000000 to 11111111: the rows of a table from 000 to 111, with the first one as the
 * highest bit. Computed by an exhaustive search of networks of up to four gates, which the test repeats.
 */
const leastOfThree =
  '1221212223232320212222443333332223233333342433332320332233331341' +
  '2333233334332433233320223313334134333313422424422433334124424232' +
  '2324244214333342244242343233334314333233221233323342334333323332' +
  '1432333322331232333342433333323222333333442222121232323222121222'

/**
 * Minimum number of gates for a table of two or three inputs, given as its rows of zeros and ones.
 * Returns undefined for more inputs, which have not been searched.
 */
export function findLeastGates(table: string): number | undefined {
  // A function of two inputs is one of three inputs that ignores the last.
  const rows = table.length === 4 ? table.replace(/[01]/g, '$&$&') : table
  return rows.length === 8 ? Number(leastOfThree[Number.parseInt(rows, 2)]) : undefined
}
