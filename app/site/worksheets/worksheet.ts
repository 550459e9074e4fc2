/** The variants that a worksheet may have. */
export const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

/** Limits of a worksheet; lengths in characters. */
export const worksheetLimits = { problems: 20, title: 80, group: 30, number: 99_999 } as const

/**
 * A worksheet, as its address describes it. `codes`: the codes of its problems (`worksheet-repository.server.ts`).
 */
export type Worksheet = {
  codes: readonly string[]
  /** With the letter of a variant it determines the numbers of each problem; printed on every page. */
  number: number
  letters: readonly Letter[]
  hasKey: boolean
  title: string
  group: string
}

/** The URL parameters of a worksheet; the address contains all of it. */
export const worksheetParameters = ['p', 'ficha', 'variantes', 'clave', 'titulo', 'grupo'] as const

/** The pages and files of a worksheet. */
export const worksheetPaths = {
  pick: '/fichas',
  sheet: '/fichas/hoja',
  online: '/fichas/responder',
  moodle: '/fichas/moodle.xml',
  gift: '/fichas/gift.txt',
} as const

/** The address of a page or file of a worksheet. */
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

/** The address where a variant is answered online; short, because a QR code contains it. */
export function variantAddress(
  { codes, number }: Pick<Worksheet, 'codes' | 'number'>,
  letter: Letter,
): string {
  const parameters = new URLSearchParams({ p: codes.join('.'), ficha: String(number), variante: letter })
  return `${worksheetPaths.online}?${parameters}`
}
