const listFormat = new Intl.ListFormat('es')
const lostThings = {
  video: ['vídeo', 'vídeos'],
  audio: ['audio', 'audios'],
  frame: ['página incrustada', 'páginas incrustadas'],
  object: ['objeto incrustado', 'objetos incrustados'],
  drawing: ['dibujo', 'dibujos'],
  button: ['botón', 'botones'],
  field: ['campo de formulario', 'campos de formulario'],
  formula: ['fórmula', 'fórmulas'],
} as const

/** A kind of content that a text cannot contain. */
export type Lost = keyof typeof lostThings

/** Notices about a paste, and replacement texts. */
export const pasteTexts = {
  /** Lists the removed things with their counts. */
  without: (lost: readonly (readonly [thing: Lost, count: number])[]): string => {
    const things = lost.map(([thing, count]) => `${count} ${lostThings[thing][count === 1 ? 0 : 1]}`)
    const isOne = lost.length === 1 && lost[0]?.[1] === 1
    return `${isOne ? 'Se ha quitado' : 'Se han quitado'} ${listFormat.format(things)}.`
  },
  picturesLost: 'Las imágenes de otro documento no se copian con el texto: pégalas o súbelas una a una.',
  links: { video: 'Vídeo', audio: 'Audio', frame: 'Página incrustada', object: 'Objeto incrustado' },
} as const

/** What was lost from a paste, for the notice about it. */
export class PasteReport {
  lostPictures = false
  lostLooks = false
  readonly #lost = new Map<Lost, number>()

  add(thing: Lost): void {
    this.#lost.set(thing, (this.#lost.get(thing) ?? 0) + 1)
  }

  /** A message about lost content, in Spanish; undefined when only formatting was lost. */
  describeLoss(): string | undefined {
    const removed = this.#lost.size > 0 ? [pasteTexts.without([...this.#lost])] : []
    const said = [...removed, ...(this.lostPictures ? [pasteTexts.picturesLost] : [])]
    return said.length > 0 ? said.join(' ') : undefined
  }
}
