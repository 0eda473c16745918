import { createHash } from 'node:crypto'
import type { User } from '@sdp/domain'

/** What handlers learn about the car: its number, or where it has none, a name that stands for whoever talks to it. */
export function carOf({ vin }: { vin: string }, { email }: Pick<User, 'email'>): string {
  if (vin.trim() !== '') return vin.trim()
  return `of ${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
}
