import { type NamedAddress, readText, reviewText } from '../../documents/author-rules/review-text.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import type { ServedDocument } from '../../documents/core/serve-document.server.ts'
import { simulators } from '../../learning/simulators/simulators.ts'
import { parseFields } from '../../ui/forms/parse-form.ts'

/**
 * Kinds of findings: a draft whose date has passed, a dead link, a picture without description, an invalid
 * question or field, or a missing assessment criterion.
 */
export type AttentionReason = 'unpublished' | 'links' | 'pictures' | 'checks' | 'unplaced'
/** A finding in a field of a document. `line` 0 means the whole field. */
export type AttentionFinding = { reason: AttentionReason; field: string; line: number; message: string }
/** The findings of a document on its own, the addresses still to be checked, and the anchors of its texts. */
export type DocumentReport = {
  findings: AttentionFinding[]
  addresses: (NamedAddress & { field: string })[]
  anchors: string[]
}

const reasonOfRule: Readonly<Record<string, AttentionReason>> = {
  'dead-link': 'links',
  'alternative-text': 'pictures',
  questions: 'checks',
  simulators: 'checks',
}

/** Checks a document as its form does: its texts by the author rules, the whole by its schema. */
export function auditDocument(
  kind: Pick<ServedDocument, 'fields' | 'schema'>,
  fields: FieldTexts,
): DocumentReport {
  const report: DocumentReport = { findings: [], addresses: [], anchors: [] }
  for (const [field, { input }] of Object.entries(kind.fields)) {
    const text = fields[field] ?? ''
    if (input.kind === 'markdown' && text !== '') readInto(report, field, text)
  }
  const parsed = parseFields(kind.schema, fields)
  if (parsed.ok) return report
  for (const [field, message] of Object.entries(parsed.errors))
    report.findings.push({ reason: 'checks', field, line: 0, message })
  return report
}

function readInto(report: DocumentReport, field: string, text: string): void {
  const { findings, addresses } = reviewText(text, simulators)
  for (const { name, line, message } of findings) {
    const reason = reasonOfRule[name]
    if (reason !== undefined) report.findings.push({ reason, field, line, message })
  }
  report.addresses.push(...addresses.map((address) => ({ ...address, field })))
  const { tokens } = readText(text, simulators)
  report.anchors.push(...tokens.flatMap((token) => String(token.attrGet('id') ?? '') || []))
}
