import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { checkFilled } from '../../documents/core/check-filled.ts'
import { type DocumentDefinition, labelsOf, newId } from '../../documents/core/define-document.ts'
import type { ReferenceChoices } from '../../documents/core/document-import.ts'
import { referenceTexts } from '../../documents/core/words.ts'
import type { DraftInfo } from '../../documents/drafts/describe-draft.server.ts'
import { type Confirm, useConfirm } from '../../ui/components/confirm-dialog.tsx'
import { goBack } from '../../ui/components/link-clicks.ts'
import { useSite } from '../../ui/components/site-data.ts'
import {
  type FieldErrors,
  formTexts,
  ownName,
  type ParsedForm,
  parseFields,
} from '../../ui/forms/parse-form.ts'
import { draftScope } from './device-drafts.ts'
import { draftedNotice, endNotice, leaveNotice, savedNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'
import {
  type AnsweredForm,
  actions,
  controls,
  type DraftedDocument,
  type LoadedForm,
  type SavedDocument,
} from './save-answer.ts'
import { type Answers, useAnswers } from './use-answers.ts'
import { type DeviceDrafts, readFields, useDeviceDraft } from './use-device-draft.ts'
import { type Importing, useImport } from './use-import.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { type OpenedForm, useOpenedForm } from './use-opened-form.ts'

export type DocumentFormProps = {
  loaded: LoadedForm
  /** The result of the last save without scripts. */
  answer: AnsweredForm | undefined
  definition: DocumentDefinition
  /** The public address of the document, if it has its own page. */
  address?: string | undefined
  /** The unpublished draft. */
  draft?: DraftInfo | null
  /** The choices of reference fields, by field name. */
  references: ReferenceChoices
  children: ReactNode
}

type OpenForm = Pick<DocumentFormProps, 'definition' | 'references'> & {
  ref: RefObject<HTMLFormElement | null>
  /** As in its address: an id or `nuevo`. */
  id: string
  form: OpenedForm
  drafts: DeviceDrafts
  answers: Answers
  importing: Importing
  confirm: Confirm
  busy: boolean
  /** The last result that left the form open, to be announced. */
  told: string
  setBusy: (source: string, busy: boolean) => void
  leave: () => void
}

/** The whole state of an open form: the loaded document, device drafts, save results and imports. */
export function useDocumentForm({ loaded, answer, definition, references }: DocumentFormProps): OpenForm {
  const { tipo: kindSlug, list, texts } = definition
  const ref = useRef<HTMLFormElement>(null)
  const form = useOpenedForm(ref, answer?.form ?? loaded)
  const { opened, isDirty, markSaved } = form
  const confirm = useConfirm()
  const importing = useImport(ref, form, labelsOf(definition))
  const { busy, setBusy } = useBusy()
  const navigate = useNavigate()
  const leave = (): void => {
    if (!goBack()) navigate(list, { replace: true })
  }
  const id = opened.id ?? newId
  const scope = draftScope(useSite()?.account?.id ?? '', kindSlug, id)
  const drafts = useDeviceDraft(ref, { scope, formId: opened.formId, openedAt: opened.openedAt, isDirty })
  const onSaved = (document: SavedDocument): void => {
    markSaved()
    drafts.drop()
    leaveNotice(savedNotice(definition, document))
    leave()
  }
  const { told, onDrafted } = useDrafted({ ref, form, drafts, tipo: kindSlug })
  const answers = useAnswers(ref, { tipo: kindSlug, id, texts, confirm, first: answer, onSaved, onDrafted })
  useLeaveGuard(isDirty, confirm.ask)
  useSaveKey(ref)
  return {
    definition,
    references,
    ref,
    id,
    form,
    drafts,
    answers,
    importing,
    confirm,
    busy,
    told,
    setBusy,
    leave,
  }
}

type Drafting = Pick<OpenForm, 'ref' | 'form' | 'drafts'> & { tipo: string }

/** A saved draft stays open; a new draft gets its own address. */
function useDrafted({ ref, form, drafts, tipo: kindSlug }: Drafting) {
  const [told, setTold] = useState('')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const onDrafted = (document: DraftedDocument): void => {
    if (ref.current) form.markSaved(readFields(ref.current))
    drafts.drop()
    const notice = draftedNotice(document)
    if (form.opened.id === null) {
      leaveNotice(notice)
      void navigate(`/edit/${kindSlug}/${encodeURIComponent(document.id)}`, { replace: true })
      return
    }
    endNotice()
    // A trailing no-break space makes screen readers announce the same message again.
    setTold((last) => (last === notice.message ? `${last}\u00a0` : notice.message))
    form.stay(document.updatedAt)
    void revalidate()
  }
  return { told, onDrafted }
}

/** Event handlers of the form: submit and input. */
export function formEvents(open: OpenForm) {
  const { ref, answers, definition } = open
  const onChange = (name: string, value: string): void => {
    if (!ref.current || !answers.shown) return
    const parsed = parseFields(definition.schema, { ...formTexts(new FormData(ref.current)), [name]: value })
    answers.mend((errors) => stillWrong(errors, { edited: name, parsed, beyond: messagesOfServer(open) }))
  }
  return {
    onChange,
    onInput({ target }: FormEvent): void {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isField && !(target instanceof HTMLSelectElement)) return
      const name = ownName(target.name)
      if (ref.current) onChange(name, formTexts(new FormData(ref.current))[name] ?? '')
    },
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (open.busy || answers.saving) return
      open.importing.say('')
      open.drafts.keep()
      const extra = submitterField(event)
      const errors = wrongFields(definition, { ...formTexts(new FormData(event.currentTarget)), ...extra })
      answers.setShown(errors && { status: 'invalid', errors })
      if (!errors) answers.send(event.currentTarget, extra)
    },
  }
}

/** The errors of a form for its requested action; undefined if it is valid. A draft may be incomplete. */
function wrongFields(definition: DocumentDefinition, texts: Record<string, string>): FieldErrors | undefined {
  if (texts[controls.action] === actions.draft) {
    const errors = checkFilled(definition, texts)
    return Object.keys(errors).length > 0 ? errors : undefined
  }
  const parsed = parseFields(definition.schema, texts)
  return parsed.ok ? undefined : parsed.errors
}

/** Restores the stored draft. */
export function recoverDraft({ drafts, form, importing }: OpenForm): void {
  if (!drafts.offered) return
  const { fields, openedAt, formId } = drafts.offered
  form.reopen({ fields, openedAt, formId })
  drafts.takeOffer()
  importing.say(editorTexts.draftRecovered)
}

/** Continues with the version that another user saved; the own version stays on the device. */
export function keepOther({ answers, drafts, form }: OpenForm): void {
  if (answers.shown?.status !== 'conflict') return
  const { fields, updatedAt } = answers.shown.other
  drafts.keep()
  form.markSaved(fields)
  form.reopen({ fields, openedAt: updatedAt, formId: crypto.randomUUID() })
  answers.setShown(undefined)
}

/** Messages that only the server can decide: a taken slug or name, or a missing reference. */
function messagesOfServer({ definition, references }: OpenForm): string[] {
  const { unique, fields, texts } = definition
  const taken = unique.map((name) => texts.taken(fields[name]?.label ?? name))
  return [...taken, ...Object.values(references).map(({ words }) => referenceTexts.gone(words))]
}

function submitterField({ nativeEvent }: FormEvent<HTMLFormElement>): Record<string, string> {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {}
}

/** Tracks whether any part of a form is busy; each part reports under its own name. */
function useBusy(): { busy: boolean; setBusy: (source: string, busy: boolean) => void } {
  const [sources, setSources] = useState<readonly string[]>([])
  const setBusy = useCallback((source: string, busy: boolean): void => {
    setSources((now) => {
      if (now.includes(source) === busy) return now
      return busy ? [...now, source] : now.filter((name) => name !== source)
    })
  }, [])
  return { busy: sources.length > 0, setBusy }
}

/** Ctrl+S (⌘S on a Mac) saves the form from anywhere on the page. */
function useSaveKey(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // An open dialog must be answered first.
      if (!document.querySelector('dialog[open]')) ref.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [ref])
}

type Change = {
  /** The field that was edited. */
  edited: string
  /** The form validated by its schema now. */
  parsed: ParsedForm<unknown>
  /** Messages that only the server can decide: a taken slug or name, or a missing reference. */
  beyond: readonly string[]
}

/** The errors that remain after an edit. New errors appear only on the next submit. */
export function stillWrong(errors: FieldErrors, { edited, parsed, beyond }: Change): FieldErrors {
  const now = parsed.ok ? {} : parsed.errors
  const left = Object.entries(errors).flatMap(([name, message]) => {
    const known = now[name]
    if (known !== undefined) return [[name, known] as const]
    // An empty slug is derived from the title, so a new title may resolve a taken slug.
    const isUntouched = beyond.includes(message) && edited !== name && edited !== 'title'
    return isUntouched ? [[name, message] as const] : []
  })
  return Object.fromEntries(left)
}
