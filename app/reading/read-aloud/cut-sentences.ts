/** The range of a sentence in a text; `to` is exclusive. */
type Sentence = { from: number; to: number }

// Network voices stop after about fifteen seconds; this many characters take about twelve at the slowest
// speed.
const longest = 160
const closing = /[.!?…]+[)\]»”"]*\s+(?=[¿¡«“"(—]*[\p{Lu}\d])/gu
// A dot after one of these does not end a sentence.
const shortened = /(?:^|[\s(«])(?:ej|pág|págs|fig|núm|aprox|máx|mín|Sr|Sra|Dña|EE|vs)\.$/iu

/** Splits a text into sentences; long ones are cut at pauses. Only white space is dropped. */
export function cutSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(closing)]
    .filter((match) => !shortened.test(text.slice(Math.max(0, match.index - 8), match.index + 1)))
    .map((match) => match.index + match[0].length)
  return [0, ...ends].flatMap((from, index) => cutLong(text, { from, to: ends[index] ?? text.length }))
}

function cutLong(text: string, { from, to }: Sentence): Sentence[] {
  const pieces: Sentence[] = []
  let start = from
  while (to - start > longest) {
    const stretch = text.slice(start, start + longest)
    const pause = Math.max(...['; ', ': ', ', ', ') '].map((mark) => stretch.lastIndexOf(mark)))
    const space = stretch.lastIndexOf(' ')
    const length = pause > longest / 3 ? pause + 2 : space > 0 ? space + 1 : longest
    pieces.push({ from: start, to: start + length })
    start += length
  }
  return [...pieces, { from: start, to }].filter((piece) => text.slice(piece.from, piece.to).trim() !== '')
}
