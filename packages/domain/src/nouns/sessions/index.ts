export { type Availability, isActive, type Session } from '../../model/session.ts'
export { availability } from './availability.ts'
export { type Countdown, countdown, showsExpiringDialog } from './expiring.ts'
export { canStart, canTakeOver } from './starting.ts'
