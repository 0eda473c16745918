import type { Availability } from '@sdp/domain/sessions'

export const availabilityTexts: Record<Availability, string> = {
  available: 'Available',
  yours: 'Your session',
  busy: 'Busy',
  expired: 'Session expired',
}
