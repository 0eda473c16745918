// `npm run floors`: renews the picture of the floors in CONTRIBUTING.md from the imports.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withPicture } from './floors/picture.mjs'
import { root } from './workspace.mjs'

const file = path.join(root, 'CONTRIBUTING.md')
writeFileSync(file, withPicture(readFileSync(file, 'utf8')))
