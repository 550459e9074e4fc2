declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  /** Subsets a font to the characters of a text. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export { subsetFont as default }
}
