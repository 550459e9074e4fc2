import type { Env, Token } from 'markdown-it'
import type { Passage } from './passages.ts'

/** What to put in place of a part of the text; `was` is that part, so that a text that has changed since stays as it is. */
export type Fix = { start: number; end: number; was: string; put: string }

/** Something that an author should know of a text. Lines are counted from one. */
export type Finding = { line: number; message: string; fix?: Fix }

/** A text as rules read it. */
export type AuthorText = {
  source: string
  tokens: readonly Token[]
  env: Env
  /** Its sentences, with their places in the source; code, formulas and addresses are blanked. */
  passages: readonly Passage[]
}

/** What a text should keep to. `fault`: readers are shut out or see something else than was meant; `style`: spelling. */
export type AuthorRule = {
  name: string
  level: 'fault' | 'style'
  /** In one pass over the text: it may be long, and a stranger's. */
  check(text: AuthorText): Finding[]
}

/** A finding with the rule that made it. */
export type RuleFinding = Finding & Pick<AuthorRule, 'name' | 'level'>
