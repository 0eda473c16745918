import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const chromium = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // Long enough for a machine that stands still for a while; what may take how long is said by benches.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./e2e/page-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  use: {
    ...(process.env.SDP_E2E_URL === undefined ? {} : { baseURL: process.env.SDP_E2E_URL }),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Nothing fades or slides, so nothing has to come to rest before it is clicked.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
