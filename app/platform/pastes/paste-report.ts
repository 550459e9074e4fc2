import { type Lost, pasteTexts } from './paste-texts.ts'

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
