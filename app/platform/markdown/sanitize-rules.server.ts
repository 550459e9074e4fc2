import type { IOptions } from 'sanitize-html'

const TEXT_TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br', 'div', 'span'],
  ...[
    'a',
    'em',
    'strong',
    'b',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'abbr',
    'q',
    'cite',
  ],
  ...['code', 'kbd', 'samp', 'var', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'aside', 'details', 'summary', 'input'],
]

const MATH_TAGS = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mpadded', 'mphantom', 'mstyle'],
  ...['mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'],
  ...['mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd', 'mlabeledtr', 'menclose'],
]

/** Attributes of MathML whose value is a length; the sanitiser checks the value. */
export const MATH_LENGTHS: readonly string[] = [
  ...['width', 'height', 'depth', 'voffset', 'lspace', 'rspace', 'minsize', 'maxsize', 'linethickness'],
  ...['rowspacing', 'columnspacing', 'mathsize'],
]

const MATH_ATTRIBUTES = [
  ...['mathvariant', 'stretchy', 'fence', 'separator', 'symmetric', 'largeop', 'movablelimits', 'form'],
  ...['accent', 'accentunder', 'displaystyle', 'scriptlevel', 'columnalign', 'rowalign', 'columnlines'],
  ...['rowlines', 'frame', 'notation', 'columnspan', 'rowspan', 'side'],
  ...MATH_LENGTHS,
]

/** The tags whose attributes are MathML's. */
export const MATH_TAG_SET: ReadonlySet<string> = new Set(MATH_TAGS)

const KINDS = ['ejemplo', 'error', 'aviso', 'seguridad', 'aplica']
const LANGUAGES = ['python', 'cpp', 'xml', 'css', 'javascript', 'json', 'bash', 'text']

const SPAN_CLASSES = [
  'math-block',
  'math-unit',
  'math-part',
  /^hljs-[a-z_-]{1,30}$/,
  /^[a-z]{1,20}_{1,2}$/,
  'built_in',
]

/**
 * Everything that content may contain. What is missing here does not reach a page: style attributes, forms,
 * frames, SVG, scripts, targets, data attributes of scripts. No element that browsers read as raw text is allowed,
 * so the output means the same to a browser as to the parser that made it.
 */
export const sanitizeRules: IOptions = {
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS],
  // Unlike other forbidden tags, these go with the text that they hold.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe', 'title'],
    ...['template', 'svg', 'object', 'annotation', 'annotation-xml'],
  ],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    aside: ['role', 'aria-label'],
    details: ['open'],
    div: ['role', { name: 'tabindex', values: ['0'] }, 'aria-label'],
    img: [
      'src',
      'srcset',
      'sizes',
      'alt',
      'title',
      'width',
      'height',
      'loading',
      'decoding',
      'fetchpriority',
      // Written by the sanitiser itself, like all of a picture.
      'data-tint',
    ],
    input: ['type', 'checked', 'disabled', 'aria-label'],
    li: ['value'],
    ol: ['start'],
    pre: [{ name: 'tabindex', values: ['0'] }],
    // The word beside a cell of a table that folds (table-folds.ts).
    td: ['colspan', 'rowspan', 'data-head'],
    th: ['colspan', 'rowspan', { name: 'scope', values: ['col', 'row'] }],
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, MATH_ATTRIBUTES])),
    math: [{ name: 'display', values: ['block', 'inline'] }],
  },
  allowedClasses: {
    aside: ['callout', ...KINDS.map((kind) => `callout-${kind}`)],
    code: ['formula-source', ...LANGUAGES.map((language) => `language-${language}`)],
    details: ['fold', 'fold-pista', 'fold-respuesta'],
    div: ['table-scroll', 'table-fold', 'math-block', 'callout', ...KINDS.map((kind) => `callout-${kind}`)],
    input: ['task-check'],
    li: ['task'],
    p: ['callout-title', 'limit-note'],
    pre: ['code', 'formula-source'],
    mo: ['overline'],
    span: SPAN_CLASSES,
    td: ['align-left', 'align-center', 'align-right'],
    th: ['align-left', 'align-center', 'align-right'],
    ul: ['tasks'],
    ol: ['tasks'],
  },
  allowedSchemes: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
}

/** What a text may hold besides where it explains terms: only the parser makes these (term-plugin.ts). */
export const rulesWithTerms: IOptions = {
  ...sanitizeRules,
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS, 'button'],
  allowedAttributes: {
    ...sanitizeRules.allowedAttributes,
    button: [
      { name: 'type', values: ['button'] },
      'popovertarget',
      { name: 'popovertargetaction', values: ['hide'] },
    ],
    span: [{ name: 'popover', values: ['auto'] }, 'role', 'aria-label'],
  },
  allowedClasses: {
    ...sanitizeRules.allowedClasses,
    button: ['term', 'term-close'],
    span: [...SPAN_CLASSES, 'term-card', 'term-text'],
  },
}
