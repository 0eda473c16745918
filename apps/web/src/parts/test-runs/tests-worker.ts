import { openTestsRunner } from './tests-runner.ts'
import type { ToTestsWorker } from './worker-messages.ts'

const take = openTestsRunner((message) => self.postMessage(message))

self.onmessage = ({ data }: MessageEvent<ToTestsWorker>) => take(data)
