/** The right to edit one save point for a while, with the reason given. Times are milliseconds. */
export interface Session {
  user: { id: string; name?: string }
  message: string
  startTime: number
  expirationTime: number
}

/** Whether the session still runs. */
export function isActive(session: Session, now: number): boolean {
  return session.expirationTime > now
}

export type Availability = 'available' | 'yours' | 'busy' | 'expired'
