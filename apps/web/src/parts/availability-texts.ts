import type { Availability } from '@sdp/domain'

export const availabilityTexts: Record<Availability, string> = {
  available: 'Available',
  yours: 'Your session',
  busy: 'Busy',
  expired: 'Session expired',
}
