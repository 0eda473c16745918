export { availability } from './availability.ts'
export { type Countdown, countdown, isExpiring, showsExpiringDialog } from './expiring.ts'
export { type Availability, isActive, type Session } from './session.ts'
export { canStart, canTakeOver } from './starting.ts'
