// `npm run backup [-- FILE] [--key FILE]`: the database and the git history in one file, while servers go on.
import { runServerCommand } from './workspace.mjs'

await runServerCommand('backup')
