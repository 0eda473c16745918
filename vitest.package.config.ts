import { defineConfig } from 'vitest/config'

/** `npm run package -- --try`: takes minutes, so that `npm test` leaves it out. */
export default defineConfig({
  test: { include: ['scripts/package/*.trial.ts'], testTimeout: 180_000, hookTimeout: 300_000 },
})
