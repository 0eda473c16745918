// What `main.ts` loads after the threads were started.
export { buildApp } from './app.ts'
export { openDeps } from './deps.ts'
export { loadReleaseNotes } from './features/release-notes/load-notes.ts'
export { loadSamples } from './samples/load-samples.ts'
