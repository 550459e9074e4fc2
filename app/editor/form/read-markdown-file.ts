import type { DocumentDefinition } from '../../documents/core/define-document.ts'
import {
  type ImportedDocument,
  importDocument,
  type ReferenceChoices,
} from '../../documents/core/document-import.ts'
import { decodeTextFile } from '../../platform/markdown/front-matter.ts'
import { editorTexts } from './editor-texts.ts'

const LARGEST_FILE = 2 * 1024 * 1024

/**
 * Reads a Markdown file of any encoding into the fields of a form. Never throws: each error has a Spanish
 * message.
 */
export async function readMarkdownFile(
  definition: Pick<DocumentDefinition, 'fields'>,
  file: Pick<File, 'size' | 'arrayBuffer'>,
  references: ReferenceChoices = {},
): Promise<ImportedDocument> {
  if (file.size > LARGEST_FILE) return { ok: false, message: editorTexts.importTooBig }
  try {
    const text = decodeTextFile(new Uint8Array(await file.arrayBuffer()))
    if (text.includes('\0')) return { ok: false, message: editorTexts.importNotText }
    return importDocument(definition, text, references)
  } catch {
    // The file was moved, or the disk failed. Whatever the error, the form must not be lost.
    return { ok: false, message: editorTexts.importUnreadable }
  }
}
