import { defineConfig } from '@playwright/test'
import { firefoxDownloads } from './e2e/pages/firefox.ts'
import { findChromium } from './scripts/chromium.mjs'
import { findFirefox } from './scripts/firefox.mjs'
import { hasWebKit } from './scripts/webkit.mjs'

/** Journeys that wait for most of their time, for deadlines and for things that stay away: they have a worker of their own. */
const waiting = [
  'drafts-elsewhere.spec.ts',
  'drafts-listed.spec.ts',
  'events.spec.ts',
  'failed-jobs.spec.ts',
  'faults.spec.ts',
  'publish-targets.spec.ts',
  'sessions.spec.ts',
  'sign-in.spec.ts',
]
const chromium = findChromium()
const firefox = findFirefox()

const inChromium = {
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
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  workers: 3,
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
  },
  projects: [
    { name: 'chromium', testIgnore: waiting, workers: 2, use: inChromium },
    { name: 'waiting', testMatch: waiting, workers: 1, use: inChromium },
    // A round of the journeys, in the Firefox that people have: without a build of its own Playwright speaks WebDriver BiDi
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                downloadsPath: firefoxDownloads,
                // WebDriver BiDi has nothing for these
                firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'dom.events.testing.asyncClipboard': true },
              },
            },
          },
        ]),
    // The engine of Safari, in which a few journeys are driven by WebDriver
    ...(hasWebKit() ? [{ name: 'webkit', testMatch: '*.webkit.ts' }] : []),
  ],
})
