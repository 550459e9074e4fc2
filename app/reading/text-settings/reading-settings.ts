/** The reading options with their values, in the order of the panel. */
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

/** The default settings. */
export const plainReading: ReadingSettings = {
  size: '100',
  spacing: 'normal',
  width: 'normal',
  face: 'site',
  board: 'off',
}

const optionNames = Object.keys(readingOptions) as ReadingOption[]

/** Parses a text of {@link writeReading}. Unknown words, such as those of another version, are ignored. */
export function readReading(text: string | null | undefined): ReadingSettings {
  const words = new Set(text?.split(' '))
  const chosen = optionNames.flatMap((option) =>
    readingOptions[option].filter((value) => words.has(`${option}-${value}`)).map((value) => [option, value]),
  )
  return { ...plainReading, ...Object.fromEntries(chosen) }
}

/**
 * Serialises settings as words for `data-reading`, which reading.css uses: `size-150 width-wide`. Empty for
 * the defaults.
 */
export function writeReading(settings: ReadingSettings): string {
  return optionNames
    .filter((option) => settings[option] !== plainReading[option])
    .map((option) => `${option}-${settings[option]}`)
    .join(' ')
}
