import type { PublishAnswer, PublishRequest, RequestNotice, ServerEvent } from '@sdp/api'
import { messages } from '@sdp/domain'

/** A line of the menu: what one person asks for in one domain and environment. */
export interface Waiting {
  key: string
  domainId: string
  primary: string
  secondary: string
}

/** Gathers requests by domain, environment, action and requester, in the order in which they came. */
export function waitingDomains(requests: readonly PublishRequest[]): Waiting[] {
  const found = new Map<string, PublishRequest[]>()
  for (const request of requests) {
    const { domainId, node, environment, action, requester } = request
    const key = [domainId, node, environment, action, requester].join('/')
    found.set(key, [...(found.get(key) ?? []), request])
  }
  return [...found].map(([key, alike]) => {
    const { domainId, name, action, node, environment, requester } = alike[0]!
    const languages = [...new Set(alike.map(({ language }) => language).filter((one) => one !== ''))]
    return {
      key,
      domainId,
      primary: `${name}: ${action} at ${node} ${environment}`,
      secondary: [messages.publishing.requestedBy(requester), ...languages, ...quoted(alike)].join(' · '),
    }
  })
}

/** What was said with requests or answers, each once. */
function quoted(alike: readonly { comment: string }[]): string[] {
  return [...new Set(alike.map(({ comment }) => comment))].filter(Boolean).map((text) => `“${text}”`)
}

/** What became of requests that one person made together, in one domain and environment. */
export interface Answered {
  key: string
  ids: string[]
  domainId: string
  name: string
  primary: string
  secondary: string
}

/** Gathers answers by domain, environment, action, answer and who gave it, in the order in which they came. */
export function answeredDomains(answers: readonly PublishAnswer[]): Answered[] {
  const found = new Map<string, PublishAnswer[]>()
  for (const one of answers) {
    const key = [one.domainId, one.node, one.environment, one.action, one.answer, one.by].join('/')
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return [...found].map(([key, alike]) => {
    const { domainId, name, action, node, environment, answer, by } = alike[0]!
    const place = messages.publishing.place(node, environment, '')
    const texts = messages.publishing
    const languages = [...new Set(alike.map(({ language }) => language).filter((one) => one !== ''))]
    return {
      key,
      ids: alike.map(({ id }) => id),
      domainId,
      name,
      primary:
        answer === 'approved'
          ? texts.yourRequestApproved(name, place, by)
          : texts.yourRequestRefused(name, place, by),
      secondary: [action, ...languages, ...quoted(alike)].join(' · '),
    }
  })
}

/** The notification for the one who asked, or nothing: others see it in the menu. */
export function noticeFor(
  notice: RequestNotice,
  user: { sub: string },
): { kind: 'success' | 'warning'; message: string; secondary?: string } | undefined {
  if (notice.requesterSub !== user.sub) return undefined
  const place = notice.places.join(', ')
  if (notice.what === 'approved') {
    return {
      kind: 'success',
      message: messages.publishing.yourRequestApproved(notice.name, place, notice.by),
      ...(notice.reason !== '' && { secondary: notice.reason }),
    }
  }
  if (notice.what !== 'refused') return undefined
  const message = messages.publishing.yourRequestRefused(notice.name, place, notice.by)
  return { kind: 'warning', message, secondary: notice.reason }
}

/**
 * The notification for the one whose run failed. Those of several languages at a place that fail alike are one
 * notification (ruling R158).
 */
export function failureTexts({
  name,
  action,
  node,
  environment,
  reason,
}: Extract<ServerEvent, { type: 'publishing-failed' }>): [message: string, secondary: string] {
  const what = action === 'ar-removal' ? 'language model removal' : action
  const place = messages.publishing.place(node, environment, '')
  return [messages.publishing.yourRunFailed(name, what, place), reason]
}
