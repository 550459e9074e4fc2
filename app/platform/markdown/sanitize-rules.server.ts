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

/** MathML attributes with a length as value, which the sanitiser checks. */
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

/** The MathML tags. */
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
 * The allow-list for content. Not allowed, among others: style attributes, forms, frames, SVG, scripts and
 * link targets. It contains no element that browsers parse as raw text, so a browser parses the output
 * exactly as the sanitiser did.
 */
export const sanitizeRules: IOptions = {
  allowedTags: [...TEXT_TAGS, ...MATH_TAGS],
  // These are removed together with their text, unlike other forbidden tags.
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
      // Added by the sanitiser itself, like all attributes of a picture.
      'data-tint',
    ],
    input: ['type', 'checked', 'disabled', 'aria-label'],
    li: ['value'],
    ol: ['start'],
    pre: [{ name: 'tabindex', values: ['0'] }],
    // The column name of a cell in a table that folds (table-folds.ts).
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

/**
 * Additional rules for texts with explained terms; only the parser creates these elements (term-plugin.ts).
 */
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
