import type { MarkdownIt } from 'markdown-it'

/**
 * Turns bare addresses into links, as GitHub does: URLs, addresses with `www.`, and mail addresses, without
 * trailing punctuation. Names such as main.py or robot.es stay text.
 */
export function linkPlugin(md: MarkdownIt): void {
  const { linkify } = md
  linkify.set({ fuzzyLink: false, fuzzyEmail: true })
  linkify.add('ftp:', null).add('//', null)
  for (const scheme of ['http:', 'https:']) {
    linkify.add(scheme, {
      validate: (text, pos, self) => {
        const address = self.re.get_http_validator()
        address.lastIndex = pos
        return trimmedLength(address.exec(text)?.[0] ?? '')
      },
    })
  }
  linkify.add('www.', {
    validate: (text, pos) => {
      WWW.lastIndex = pos
      return trimmedLength(WWW.exec(text)?.[0] ?? '')
    },
    normalize: (match) => {
      match.url = `http://${match.url}`
    },
  })
}

// A host name with at least two parts, and a path with balanced parentheses.
const WWW =
  /[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}(?:[/?#](?:[^\s<>()[\]"«»]|\([^\s<>()]{0,200}\)){0,2000})?/uy

// GitHub's rule: these characters end the sentence, not the address.
const TRAILING = new Set('?!.,:*_~\'"')

function trimmedLength(address: string): number {
  let length = address.length
  while (length > 0 && TRAILING.has(address.charAt(length - 1))) length--
  return length
}
