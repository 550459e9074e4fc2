import type { StyleParseRule, TagParseRule } from 'prosemirror-model'

type Rule = TagParseRule | StyleParseRule

/**
 * Matches a pasted span by its style. The cleaner moves styles to `data-style`
 * (app/platform/pastes/clean-paste.ts), because the Content-Security-Policy blocks style attributes.
 */
function styled(pattern: RegExp): Rule {
  return {
    tag: 'span[data-style]',
    // The same span may carry several marks.
    consuming: false,
    getAttrs: (element) => (pattern.test(element.getAttribute('data-style') ?? '') ? null : false),
  }
}

/**
 * Marks that other programs write as styles; bold and italic are handled earlier
 * (app/platform/pastes/emphasis.ts).
 */
export const marksOfPastes: Record<'strike', Rule[]> = {
  strike: [styled(/(?:^|;)\s*text-decoration[^;]*line-through/i)],
}
