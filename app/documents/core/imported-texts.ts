/** Messages of an import about links between its files. */
export const importedTexts = {
  otherCase: (address: string, path: string) =>
    `Se ha usado «${path}» para «${address.slice(0, 100)}»: solo cambian las mayúsculas.`,
} as const
