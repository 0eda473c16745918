// `npm run restore -- FILE [--key FILE | --without-key]`: fills an empty installation with a backup.
// `npm run restore -- --check FILE`: restores it aside and compares.
import { runServerCommand } from './workspace.mjs'

await runServerCommand('restore')
