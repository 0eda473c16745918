import { type DomainReply, notifications, type Sent } from '@sdp/api'
import { messages, type User } from '@sdp/domain'

export type Feedback = Sent<typeof notifications.bug.shapes>['body']

export const feedbackTypes = notifications.bug.shapes.body.shape.feedbackType.options
export const maxDescriptionLength = 1000

export function checkFeedbackType(type: string): string | undefined {
  return type === '' ? messages.feedback.typeRequired : undefined
}

export function checkDescription(description: string): string | undefined {
  return description.trim() === '' ? messages.feedback.descriptionRequired : undefined
}

interface Circumstances {
  user: User
  now: Date
  /** The page it was written on. */
  path: string
  /** The domain that was open there. */
  domain: Pick<DomainReply, 'name' | 'embedded'> | undefined
}

/** A feedback with all that its reader has to know. */
export function newFeedback(
  { feedbackType, description }: Pick<Feedback, 'feedbackType' | 'description'>,
  { user, now, path, domain }: Circumstances,
): Feedback {
  return {
    feedbackType,
    description: description.trim(),
    source: path.slice(0, 200),
    username: user.email,
    date: now.toISOString(),
    labels: domain?.embedded ? ['SWF_SYNC'] : [],
    ...(domain && { domainName: domain.name }),
  }
}
