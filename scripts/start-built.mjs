// `npm start` of a package, in which everything is installed and built.
import { checkNode } from './check-node.mjs'
import { enterFolder, serve } from './serve.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

checkNode()
stopWithNpm()
enterFolder()
await serve()
