import type { DomainReply, SessionReply } from '@sdp/api'
import type { Session } from '@sdp/domain/sessions'

export function toSession(reply: SessionReply): Session {
  return {
    user: reply.user,
    message: reply.message,
    startTime: Date.parse(reply.start_time),
    expirationTime: Date.parse(reply.expiration_time),
  }
}

/** The session of the save point that the reply is about: in the list the Original, in the editor the open one. */
export function ownSession(domain: DomainReply): SessionReply | undefined {
  return domain.sessions.find((session) => session.domainId === domain._id)
}
