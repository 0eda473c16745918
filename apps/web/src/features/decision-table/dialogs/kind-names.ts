import type { InputKind } from '@sdp/domain/decision-table'

/** What the kinds of input are called on the screen. */
export const kindNames: Record<InputKind, { one: string; many: string }> = {
  user: { one: 'user input', many: 'User inputs' },
  api: { one: 'API input', many: 'API inputs' },
  vehicle: { one: 'vehicle input', many: 'Vehicle inputs' },
  context: { one: 'context input', many: 'Context inputs' },
  featureFlag: { one: 'feature flag', many: 'Feature flags' },
}
