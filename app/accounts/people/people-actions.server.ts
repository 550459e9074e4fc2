import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { services } from '../../platform/http/app-context.ts'
import type { Account } from '../accounts/account.ts'
import { tooManyAttempts } from '../accounts/accounts-texts.ts'
import { recordAudit } from '../accounts/record-audit.ts'
import { changeRole, roleEntry } from '../accounts/role-repository.server.ts'
import { countInvitation } from './invitation-limits.server.ts'
import { makeInvitation, readRole, withdrawInvitation } from './invitation-repository.server.ts'
import { invitationMessage, peopleTexts as texts } from './people-texts.ts'

/** A form sent from the page, with the account of the admin. */
export type PeopleRequest = {
  context: Readonly<RouterContextProvider>
  account: Account
  form: Record<string, string>
}

/** A created invitation; its link is shown only once. */
export type MadeInvitation = { link: string; sentTo: string | null }
export type PeopleAnswer = { status: number; ok: boolean; message: string; made?: MadeInvitation }

const maxNameLength = 200

/** Changes the role of an account. An admin who gives up the own role is redirected to the account page. */
export async function changePerson({
  context,
  account,
  form,
}: PeopleRequest): Promise<PeopleAnswer | Response> {
  const { database } = services(context).accounts
  const [userId, email] = [form.persona ?? '', form.correo ?? '']
  const role = form.papel === '' ? null : readRole(form.papel)
  if (role === undefined) return refuse(400, texts.noRoleChosen)
  const givesUp = userId === account.id && role !== 'admin'
  if (givesUp && form.seguro !== 'si') return refuse(400, texts.notSure)
  const change = await changeRole(database, { userId, role, by: account.id })
  if (change.status === 'same') return { status: 200, ok: true, message: texts.same(email) }
  if (change.status !== 'changed')
    return refuse(change.status === 'not-allowed' ? 403 : 409, whyNot[change.status])
  recordAudit(context, {
    ...roleEntry(role, change.before),
    accountId: account.id,
    person: userId,
    wasWriter: true,
  })
  if (givesUp) return redirect('/cuenta?hecho=papel', { status: 303 })
  return { status: 200, ok: true, message: texts.changed(email, role) }
}

const whyNot = {
  'last-admin': texts.lastAdmin,
  'no-account': texts.gone,
  'not-allowed': texts.notAllowed,
} as const

/** Creates an invitation, and sends it if an email address was entered and mail is configured. */
export async function invite({ context, account, form }: PeopleRequest): Promise<PeopleAnswer> {
  const { database, sendMail } = services(context).accounts
  const { settings, origin, publicOrigin } = services(context).requestInfo
  const role = readRole(form.papel)
  const forWhom = (form.para ?? '').trim()
  if (!role) return refuse(400, texts.noRoleChosen)
  if (forWhom.length > maxNameLength) return refuse(400, texts.tooLong)
  const counted = await countInvitation(database, account.id)
  if (!counted.allowed) return refuse(429, tooManyAttempts(counted.retryAfterSeconds))
  const token = await makeInvitation(database, { role, forWhom, by: account.id }, new Date())
  if (token === undefined) return refuse(409, texts.tooMany)
  recordAudit(context, {
    action: role === 'admin' ? 'admin-invited' : 'editor-invited',
    accountId: account.id,
  })
  const link = `${publicOrigin ?? origin}/invitacion?codigo=${token}`
  const sentTo = sendMail && z.email().safeParse(forWhom).success ? forWhom : null
  if (sendMail && sentTo) sendMail({ to: sentTo, ...invitationMessage(settings.siteName, role, link) })
  return { status: 200, ok: true, message: texts.made, made: { link, sentTo } }
}

/** Withdraws an invitation. */
export async function withdraw({ context, account, form }: PeopleRequest): Promise<PeopleAnswer> {
  const { database } = services(context).accounts
  if (!(await withdrawInvitation(database, form.invitacion ?? ''))) return refuse(404, texts.alreadyOver)
  recordAudit(context, { action: 'invitation-withdrawn', accountId: account.id })
  return { status: 200, ok: true, message: texts.withdrawn }
}

function refuse(status: number, message: string): PeopleAnswer {
  return { status, ok: false, message }
}
