import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { tooManyAttempts } from '../accounts/accounts-texts.ts'
import { requireAccount } from '../accounts/guards.server.ts'
import { recordAudit } from '../accounts/record-audit.ts'
import type { SiteRole } from '../accounts/role-repository.server.ts'
import { countMiss } from './invitation-limits.server.ts'
import {
  acceptInvitation,
  findInvitation,
  includesRole,
  isFirstAdminLink,
} from './invitation-repository.server.ts'

type Context = Readonly<RouterContextProvider>

/** The state of an invitation page. */
type OpenedInvitation =
  | { kind: 'ended'; message: string | null; status: 404 | 429 }
  | {
      kind: 'open'
      role: SiteRole
      isFirst: boolean
      email: string | null
      hasRole: boolean
      status: 200
    }
  | { kind: 'accepted'; status: 200 }

const acceptedPath = '/invitacion?hecho=aceptada'

/** Looks up a link. Changes nothing except the count of invalid links. */
export async function openInvitation(
  context: Context,
  { token, isDone }: { token: string; isDone: boolean },
): Promise<OpenedInvitation> {
  const account = await services(context).accountReader.find()
  if (isDone && account?.mayWrite) return { kind: 'accepted', status: 200 }
  const { database } = services(context).accounts
  // Looked up before the limit is checked: a valid link works even if the school's network has tried many
  // invalid ones.
  const role = await findInvitation(database, token, new Date())
  if (!role) return miss(context)
  const has = account?.isAdmin ? 'admin' : account?.mayWrite ? 'editor' : null
  return {
    kind: 'open',
    role,
    isFirst: await isFirstAdminLink(database, token, new Date()),
    email: account?.email ?? null,
    hasRole: includesRole(has, role),
    status: 200,
  }
}

/** Accepts an invitation for the current user and redirects to the confirmation. */
export async function takeInvitation(context: Context, token: string): Promise<OpenedInvitation | Response> {
  const { id: userId } = await requireAccount(context)
  const opened = await openInvitation(context, { token, isDone: false })
  if (opened.kind !== 'open') return opened
  const { database } = services(context).accounts
  const accepted = await acceptInvitation(database, { token, userId, now: new Date() })
  if (accepted.status !== 'accepted')
    return accepted.status === 'ended' ? miss(context) : { ...opened, hasRole: true }
  recordAudit(context, {
    action: accepted.role === 'admin' ? 'accepted-admin' : 'accepted-editor',
    accountId: userId,
  })
  return redirect(acceptedPath, { status: 303 })
}

async function miss(context: Context): Promise<OpenedInvitation> {
  const counted = await countMiss(services(context).accounts.database, services(context).clientNetwork)
  if (!counted.allowed)
    return { kind: 'ended', message: tooManyAttempts(counted.retryAfterSeconds), status: 429 }
  return { kind: 'ended', message: null, status: 404 }
}
