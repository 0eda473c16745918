import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run pictures`: the pictures of the README and the recordings of the documentation, taken from the running product. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/pictures',
  testMatch: '*.pictures.ts',
  workers: 1,
  reporter: 'list',
})
