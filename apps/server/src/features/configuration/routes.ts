import { configuration, loginPath } from '@sdp/api'
import { serve } from '../../calls/serve.ts'
import { platformConfiguration } from '../../config/platform-configuration.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'

export function configurationRoutes(app: App, deps: Deps): void {
  const { config } = deps

  serve(app, deps, configuration.public, async () => ({
    stage: config.stage,
    clientId: config.oidc?.clientId ?? '',
    loginUrl: config.oidc === undefined ? '/' : `/api${loginPath}`,
    localSignIn: config.oidc === undefined,
    offlineAccess: config.offlineAccess,
    sessionExpiringMinutes: config.sessionExpiringMinutes,
  }))

  serve(app, deps, configuration.platform, async () => ({
    data: {
      ...platformConfiguration,
      slotNamePrefix: config.slotNamePrefix,
      loopbackHandlers: config.loopbackHandlers,
    },
  }))

  serve(app, deps, configuration.languages, async () => ({ data: platformConfiguration.languages }))

  serve(app, deps, configuration.featureFlags, async () => ({ options: config.featureFlags }))
}
