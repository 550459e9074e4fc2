/** The variants that a worksheet may have. */
export const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

/** What bounds a worksheet. Lengths in letters. */
export const worksheetLimits = { problems: 20, title: 80, group: 30, number: 99_999 } as const

/** A worksheet as its address says it. `codes`: its problems, by their short names (`problem-code.server.ts`). */
export type Worksheet = {
  codes: readonly string[]
  /** Gives, with the letter of a variant, the numbers of each problem; printed on every page. */
  number: number
  letters: readonly Letter[]
  hasKey: boolean
  title: string
  group: string
}

/** What an address may say of a worksheet: all of it stands there. */
export const worksheetParameters = ['p', 'ficha', 'variantes', 'clave', 'titulo', 'grupo'] as const

/** The pages and files that a worksheet has. */
export const worksheetPaths = {
  pick: '/fichas',
  sheet: '/fichas/hoja',
  online: '/fichas/responder',
  moodle: '/fichas/moodle.xml',
  gift: '/fichas/gift.txt',
} as const

/** The address of a page or a file of a worksheet: all that it is made of stands in it. */
export function worksheetAddress(path: string, worksheet: Worksheet): string {
  const { codes, number, letters: drawn, hasKey, title, group } = worksheet
  const parameters = new URLSearchParams({
    p: codes.join('.'),
    ficha: String(number),
    variantes: String(drawn.length),
    ...(hasKey && { clave: '1' }),
    ...(title !== '' && { titulo: title }),
    ...(group !== '' && { grupo: group }),
  })
  return `${path}?${parameters}`
}

/** Where one variant is answered online: as short as can be, since a QR code holds it. */
export function variantAddress(
  { codes, number }: Pick<Worksheet, 'codes' | 'number'>,
  letter: Letter,
): string {
  const parameters = new URLSearchParams({ p: codes.join('.'), ficha: String(number), variante: letter })
  return `${worksheetPaths.online}?${parameters}`
}
