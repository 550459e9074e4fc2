import sanitize, { type Attributes, type Tag } from 'sanitize-html'
import { anchorId, isOutside, safeAddress } from './link-address.ts'
import type { RenderOptions } from './markdown-limit.ts'
import type { PictureLookup } from './picture.ts'
import { addPictureSources, type PictureOfText } from './picture-sources.ts'
import { MATH_LENGTHS, MATH_TAG_SET, rulesWithTerms, sanitizeRules } from './sanitize-rules.server.ts'

/** Render options and the picture lookup of the page. */
export type SanitizeOptions = RenderOptions & { pictures?: PictureLookup | undefined }

// More than any page has; further pictures become links.
const MAX_PICTURES = 300

/** `shown`: the pictures rendered so far, in order. */
type Progress = SanitizeOptions & { linkDepth: number; shown: PictureOfText[]; ids: Set<string> }

/**
 * Reduces HTML to an allow-list. This is the last step of every rendering and the only place that handles
 * links, pictures, ids and check boxes, so Markdown and HTML solutions follow the same rules.
 */
export function sanitizeHtml(html: string, options: SanitizeOptions = {}): string {
  return openSanitizer(options)(html)
}

/**
 * {@link sanitizeHtml} for several parts of one text, in order: ids and pictures are counted across all
 * parts.
 */
export function openSanitizer(options: SanitizeOptions = {}): (html: string) => string {
  const progress: Progress = { ...options, linkDepth: 0, shown: [], ids: new Set() }
  return (html) => {
    const before = progress.shown.length
    progress.linkDepth = 0
    return addPictureSources(clean(html, progress), progress.shown.slice(before))
  }
}

function clean(html: string, progress: Progress): string {
  return sanitize(html, {
    ...(progress.terms?.length ? rulesWithTerms : sanitizeRules),
    transformTags: {
      ...headingTags(progress.lowerHeadings),
      a: (_, attributes) => cleanLink(attributes, progress),
      img: (_, attributes) => cleanPicture(attributes, progress),
      button: (tagName, attributes) => cleanTermButton(tagName, attributes, progress),
      input: (_, attributes) => cleanCheckbox(attributes),
      '*': (tagName, attributes) => cleanCommon(tagName, attributes, progress),
    },
    onOpenTag: (name) => {
      if (name === 'a') progress.linkDepth++
    },
    onCloseTag: (name) => {
      if (name === 'a') progress.linkDepth--
    },
  })
}

// The page has the only h1. Below a heading of the page, headings of a text are lowered further (WCAG 1.3.1).
function headingTags(levels = 0): Record<string, string> {
  const lowered = [2, 2, 3, 4, 5, 6].map((level) => `h${Math.min(6, level + levels)}`)
  return Object.fromEntries(lowered.map((tag, index) => [`h${index + 1}`, tag]))
}

function cleanLink(attributes: Attributes, progress: Progress): Tag {
  const { href, rel, ...others } = attributes
  if (progress.plainLinks || progress.linkDepth > 1) return { tagName: 'span', attribs: {} }
  const address = safeAddress(href ?? '', progress.scope)
  if (address === undefined) return { tagName: 'a', attribs: others }
  return { tagName: 'a', attribs: { ...others, ...linkTo(address) } }
}

function cleanPicture(attributes: Attributes, progress: Progress): Tag {
  const source = attributes.src ?? ''
  const alt = attributes.alt ?? ''
  const picture = progress.shown.length < MAX_PICTURES ? progress.pictures?.(source) : undefined
  if (!picture) return pictureAsLink(attributes, progress)
  const eager = progress.firstPicture === 'eager' && progress.shown.length === 0
  progress.shown.push({ ...picture, opens: progress.linkDepth === 0 && !progress.plainLinks })
  return {
    tagName: 'img',
    attribs: {
      src: picture.src,
      ...(picture.srcSet ? { srcset: picture.srcSet } : {}),
      ...(picture.sizes ? { sizes: picture.sizes } : {}),
      alt,
      ...(attributes.title ? { title: attributes.title } : {}),
      width: String(picture.width),
      height: String(picture.height),
      ...(eager ? { fetchpriority: 'high' } : { loading: 'lazy' }),
      decoding: 'async',
      ...(picture.placeholder ? { 'data-tint': picture.placeholder } : {}),
    },
  }
}

// A picture of unknown size would shift the layout, and an external one would reveal the visitor to a third
// party.
function pictureAsLink({ src: source = '', alt = '', title }: Attributes, progress: Progress): Tag {
  const address = safeAddress(source)
  if (address === undefined || progress.plainLinks || progress.linkDepth > 0)
    return { tagName: 'span', attribs: {}, text: alt }
  return { tagName: 'a', attribs: { ...linkTo(address), ...(title ? { title } : {}) }, text: alt || address }
}

function linkTo(href: string): Attributes {
  return isOutside(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

// The button can only open an element of the same text.
function cleanTermButton(tagName: string, attributes: Attributes, { scope }: Progress): Tag {
  const { popovertarget = '' } = attributes
  return { tagName, attribs: { ...attributes, popovertarget: anchorId(popovertarget, scope) } }
}

function cleanCheckbox(attributes: Attributes): Tag {
  // Renaming to a forbidden tag would make sanitize-html close later tags wrongly.
  if (attributes.type?.toLowerCase() !== 'checkbox') return { tagName: 'span', attribs: {} }
  const checked = attributes.checked !== undefined
  return {
    tagName: 'input',
    attribs: {
      class: 'task-check',
      type: 'checkbox',
      ...(checked ? { checked: '' } : {}),
      disabled: '',
      'aria-label': checked ? 'Hecho' : 'Pendiente',
    },
  }
}

function cleanCommon(tagName: string, attributes: Attributes, progress: Progress): Tag {
  const attribs = { ...attributes }
  // A note, not a landmark: a page may contain many callouts with the same name.
  if (tagName === 'aside') attribs.role = 'note'
  else if (attribs.role !== 'group' && attribs.popover === undefined) delete attribs.role
  if (attribs.id !== undefined) {
    const id = anchorId(attribs.id, progress.scope)
    if (progress.ids.has(id)) delete attribs.id
    else attribs.id = id
    progress.ids.add(id)
  }
  if (MATH_TAG_SET.has(tagName)) dropLongLengths(attribs)
  return { tagName, attribs }
}

function dropLongLengths(attributes: Attributes): void {
  for (const name of MATH_LENGTHS) {
    const value = attributes[name]
    if (value !== undefined && !/^[+-]?\d{0,2}(?:\.\d+)?(?:em|ex|px|pt|mu|%)?$/.test(value))
      delete attributes[name]
  }
}
