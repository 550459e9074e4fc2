const LIMIT = 80
// Characters. Normalising a letter with a hundred thousand accents may take seconds.
const LONGEST_SOURCE = 1_000

// Letters that NFKD does not decompose.
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Converts a title to a slug: `Presión y fluidos` → `presion-y-fluidos`, `AC/DC` → `ac-dc`. */
export function slugify(text: string): string {
  const slug = text
    .slice(0, LONGEST_SOURCE)
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => WHOLE_LETTERS[letter] ?? '')
    // «1.º» is one word.
    .replace(/\.(?=[ºª])/g, '')
    .normalize('NFKD')
    .toLowerCase()
    // Includes the fraction slash of «½», and dashes.
    .replace(/[\s./\\\u2044\u2010-\u2015]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length > LIMIT ? cutAtHyphen(slug) : slug
}

function cutAtHyphen(slug: string): string {
  const end = slug.lastIndexOf('-', LIMIT)
  return slug.slice(0, end > 0 ? end : LIMIT)
}
