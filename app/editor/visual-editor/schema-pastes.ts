import type { StyleParseRule, TagParseRule } from 'prosemirror-model'

type Rule = TagParseRule | StyleParseRule

/** A span whose style says so; pastes carry it as data (app/platform/pastes/clean-paste.ts): the page's policy lets no style in. */
function styled(pattern: RegExp): Rule {
  return {
    tag: 'span[data-style]',
    // More may be said by the same span.
    consuming: false,
    getAttrs: (element) => (pattern.test(element.getAttribute('data-style') ?? '') ? null : false),
  }
}

/** Marks that other programs write as styles; bold and italic are read before (app/platform/pastes/emphasis.ts). */
export const marksOfPastes: Record<'strike', Rule[]> = {
  strike: [styled(/(?:^|;)\s*text-decoration[^;]*line-through/i)],
}
