import type { SessionReply } from '@sdp/api'
import type { Session } from '@sdp/domain/sessions'

/** A row of `domain_session` with the save point that it belongs to. */
export interface SessionRecord {
  savePointId: string
  savePointName: string
  domainName: string
  userId: string
  userName: string
  message: string
  startTime: string | Date
  expirationTime: string | Date
}

/** The columns of a session record, for queries that join `domain_session`, `save_point` and `domain`. */
export const sessionColumns = {
  savePointId: 'save_point.id',
  savePointName: 'save_point.name',
  domainName: 'domain.name',
  userId: 'domain_session.user_id',
  userName: 'domain_session.user_name',
  message: 'domain_session.message',
  startTime: 'domain_session.start_time',
  expirationTime: 'domain_session.expiration_time',
} satisfies Record<keyof SessionRecord, string>

/** Holds for the sessions that are listed: those that run, and for a day those that ended (ruling R33). */
export const isRemembered = `domain_session.expiration_time > now() - interval '1 day'`

export function sessionOf(record: SessionRecord): Session {
  return {
    user: { id: record.userId, name: record.userName },
    message: record.message,
    startTime: new Date(record.startTime).getTime(),
    expirationTime: new Date(record.expirationTime).getTime(),
  }
}

export function sessionReply(record: SessionRecord): SessionReply {
  return {
    domainId: record.savePointId,
    domainName: record.domainName,
    savePoint: record.savePointName,
    user: { id: record.userId, name: record.userName },
    message: record.message,
    start_time: new Date(record.startTime).toISOString(),
    expiration_time: new Date(record.expirationTime).toISOString(),
  }
}
