import { once } from 'node:events'
// All that the product loads, so that a start takes only what the start itself does.
import '../app.ts'
import '../db/embedded.ts'
import '../deps.ts'
import '../samples/load-samples.ts'

/** The product as a process that waits, with its modules loaded, for a line on standard input. */
await once(process.stdin, 'data')
process.stdin.destroy()
await import('../main.ts')
