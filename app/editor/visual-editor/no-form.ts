/** Thrown for Markdown that the editor has no node for: its block is shown as source in a frame. */
export class NoForm extends Error {
  constructor(what: string) {
    super(`No form on the screen for ${what}`)
  }
}
