import type { importTexts } from './import-texts.ts'

/** Why a chosen file cannot be used. */
export type FileFaultKind = keyof typeof importTexts.faults

/** A chosen file, or a file in a chosen ZIP, cannot be used. */
export class FileFault extends Error {
  readonly fileName: string
  readonly kind: FileFaultKind

  constructor(fileName: string, kind: FileFaultKind, cause?: unknown) {
    super(`${kind}: ${fileName}`, { cause })
    this.fileName = fileName
    this.kind = kind
  }
}
