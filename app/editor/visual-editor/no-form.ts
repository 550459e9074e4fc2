/** Thrown where a text holds something that the screen has no form for: its block is shown as Markdown in a frame. */
export class NoForm extends Error {
  constructor(what: string) {
    super(`No form on the screen for ${what}`)
  }
}
