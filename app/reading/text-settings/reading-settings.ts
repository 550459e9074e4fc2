/** What a reader may choose, in the order of the panel. */
export const readingOptions = {
  size: ['100', '125', '150', '175', '200'],
  spacing: ['normal', 'more', 'most'],
  width: ['narrow', 'normal', 'wide'],
  face: ['site', 'device', 'dyslexia'],
  board: ['off', 'on'],
} as const

export type ReadingOption = keyof typeof readingOptions
/** One value for each option. */
export type ReadingSettings = { [Option in ReadingOption]: (typeof readingOptions)[Option][number] }

/** Pages as they are without the panel. */
export const plainReading: ReadingSettings = {
  size: '100',
  spacing: 'normal',
  width: 'normal',
  face: 'site',
  board: 'off',
}

const optionNames = Object.keys(readingOptions) as ReadingOption[]

/** The settings that a text of {@link writeReading} holds. Words that are unknown, as of another version, count for nothing. */
export function readReading(text: string | null | undefined): ReadingSettings {
  const words = new Set(text?.split(' '))
  const chosen = optionNames.flatMap((option) =>
    readingOptions[option].filter((value) => words.has(`${option}-${value}`)).map((value) => [option, value]),
  )
  return { ...plainReading, ...Object.fromEntries(chosen) }
}

/** Settings as the words of `data-reading`, which reading.css knows: `size-150 width-wide`. Empty for pages as they are. */
export function writeReading(settings: ReadingSettings): string {
  return optionNames
    .filter((option) => settings[option] !== plainReading[option])
    .map((option) => `${option}-${settings[option]}`)
    .join(' ')
}
