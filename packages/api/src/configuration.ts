import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const stages = ['production', 'release', 'dev'] as const

export const PublicConfig = z.object({
  stage: z.enum(stages),
  clientId: z.string(),
  /** Where the single sign-on button leads; with local sign-in the home page itself. */
  loginUrl: z.string(),
  /** Whether sign-in is the local one with demo people ('mocked' in the specification). */
  localSignIn: z.boolean(),
  /** Whether domains are edited without a session: an installation for one person. */
  offlineAccess: z.boolean(),
  /** How long before its end a session is expiring. */
  sessionExpiringMinutes: z.number(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

const Language = z.object({ value: z.string(), name: z.string(), regions: z.array(z.string()) })

export const PlatformConfiguration = z.object({
  keywords: z.array(z.string()),
  genericSlots: z.array(z.string()),
  vehicleInputs: z.array(z.string()),
  contextInputs: z.array(z.string()),
  publishSettings: z.object({
    redisMarkets: z.array(z.string()),
    redisEnvironments: z.array(z.string()),
    redisLanguagesPerMarket: z.record(z.string(), z.array(z.string())),
  }),
  coreActions: z.array(z.string()),
  systemActions: z.array(z.string()),
  languages: z.array(Language),
  slotNamePrefix: z.string(),
  /** Whether handlers may be on the machine that the server runs on. */
  loopbackHandlers: z.boolean(),
})
export type PlatformConfiguration = z.infer<typeof PlatformConfiguration>

export const configuration = {
  public: endpoint('GET', '/public/config', {
    summary: 'What a browser needs before sign-in',
    access: 'public',
    reply: PublicConfig,
  }),
  platform: endpoint('GET', '/sdpConfig/', {
    summary: 'The platform configuration',
    access: 'signed-in',
    reply: z.object({ data: PlatformConfiguration }),
  }),
  languages: endpoint('GET', '/sdpConfig/languages', {
    summary: 'The supported languages with their regions',
    access: 'signed-in',
    reply: z.object({ data: z.array(Language) }),
  }),
  featureFlags: endpoint('GET', '/v2/feature-flags/', {
    summary: 'Feature flags of this installation',
    access: 'signed-in',
    reply: z.object({ options: z.record(z.string(), z.boolean()) }),
  }),
}
