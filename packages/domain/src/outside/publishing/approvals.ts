import { messages } from '../../messages/messages.ts'
import { isSamePerson, personName, type User } from '../../model/access.ts'
import { own } from '../../toolbox/own.ts'
import type { PublishingConfiguration } from './configuration.ts'
import type { Approval, ApprovalAction, ApprovalState, PublishingAction } from './state.ts'

/** How many people other than the requester must say yes before something changes in an environment (ruling R149). */
export function approversNeeded(
  { approvals }: Pick<PublishingConfiguration, 'approvals'>,
  environment: string,
): number {
  return approvals.find((rule) => rule.environment === environment)?.approvers ?? 0
}

/** The approval that an action needs. */
export function approvalActionOf(action: PublishingAction): ApprovalAction {
  return action === 'publish' ? 'publish' : 'unpublish'
}

/** Somebody asked for something at one place, and others said yes. */
export interface Request {
  requester: string
  requesterSub: string
  approvers: readonly Approver[]
}

interface Approver {
  email: string
  sub: string
  name: string
}

/** Whether the user is the one who asked, by the sign-in's id or by e-mail: two ways in are still one person. */
export function isOwnRequest({ requester, requesterSub }: Request, user: User): boolean {
  return isSubject(requesterSub, user) || isSamePerson(requester, user)
}

/** Whether the user has said yes already. */
export function hasApproved({ approvers }: Request, user: User): boolean {
  return approvers.some(({ email, sub }) => isSubject(sub, user) || isSamePerson(email, user))
}

function isSubject(sub: string, user: Pick<User, 'sub'>): boolean {
  return sub !== '' && sub === user.sub
}

/** A request after somebody said yes: approved as soon as enough people did. */
export function withApproval(
  { approvers }: Request,
  { user, comment, needed }: { user: User; comment: string; needed: number },
): { approvers: (Approver & { comment?: string })[]; state: 'requested' | 'approved' } {
  const { email, sub } = user
  const all = [...approvers, { email, sub, name: personName(user), ...(comment !== '' && { comment }) }]
  return { approvers: all, state: all.length >= needed ? 'approved' : 'requested' }
}

/** The state of an approval, in words; nothing where none is needed. */
export function approvalText(
  approval: Partial<Pick<Approval, 'requester' | 'approver'>> & { state?: string | undefined },
): string | undefined {
  const words = messages.publishing
  const { state, requester = '', approver = '' } = approval
  if (state === undefined) return undefined
  const texts: Partial<Record<string, string>> = {
    required: words.approvalRequired,
    requested: words.requestedBy(requester),
    approved: words.approvedBy(approver),
  } satisfies Partial<Record<ApprovalState, string>>
  return own(texts, state) ?? words.unknownApproval
}
