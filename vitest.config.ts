import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that replace a module of Node need modules of their own; all others share them, which is much quicker. */
const replacingModules = [
  'apps/server/src/outside/http.test.ts',
  'apps/server/src/features/handlers/routes.test.ts',
]

/** Tests that measure how long something takes run after all others, with a core each. */
const measuring = [
  'apps/server/src/features/chat/heavy-draft.test.ts',
  'apps/server/src/features/chat/routes.test.ts',
  'apps/server/src/features/health/routes.test.ts',
  'apps/server/src/features/publishing/changes.test.ts',
  'apps/server/src/features/save-points/large-merge.test.ts',
  'apps/server/src/files/hostile-files.test.ts',
  'apps/server/src/http/hostile-bodies.test.ts',
  'apps/server/src/learned-models/warm-start.test.ts',
]

const ofServer = {
  globalSetup: ['scripts/build-server.mjs', 'apps/server/src/testing/global-setup.ts'],
  env: {
    // Also for the server processes that tests start: nobody reads what they write.
    SDP_LOG_LEVEL: 'silent',
    BUILT_THREAD: path.join(import.meta.dirname, 'apps/server/dist/program-thread.js'),
    BUILT_FILE_THREAD: path.join(import.meta.dirname, 'apps/server/dist/file-thread.js'),
  },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // One more than the machine of CI has cores: tests of the server mostly wait
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'packages',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['packages/*/src/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          unstubGlobals: true,
          include: ['apps/web/{src,build}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'components',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/setup-components.ts'],
          include: ['apps/web/src/**/*.test.tsx'],
          clearMocks: true,
          // A failure names what it looked for, without all the HTML around it
          env: { DEBUG_PRINT_LIMIT: '0' },
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [...replacingModules, ...measuring],
          ...ofServer,
        },
      },
      {
        test: {
          name: 'measuring',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: measuring,
          ...ofServer,
        },
      },
      { test: { name: 'replacing modules', include: replacingModules, ...ofServer } },
    ],
  },
})
