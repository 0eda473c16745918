import type { Availability } from '@sdp/domain/sessions'

export const availabilityTexts: Record<Availability, string> = {
  available: 'Available',
  yours: 'Your session',
  busy: 'Busy',
  // Shown in grey for a day (rulings R29, R33 and R336)
  expired: 'Session expired',
}
