// `npm run backup` and `npm run restore` of a package, in which everything is installed and built.
import { checkNode } from './check-node.mjs'
import { becomeCommand } from './serve.mjs'

checkNode()
const [name] = process.argv.splice(2, 1)
await becomeCommand(name)
