// `npm run trace`: requirements that no test names, and ids in tests that are no requirement (those fail).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspace.mjs'

const quiet = process.argv.includes('--quiet')
const requirements = new Map(
  readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id, , text]) => [id, text]),
)
const areas = new Set([...requirements.keys()].map((id) => id.split('-')[0]))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(\.(test|spec)\.tsx?$)|(^|\/)fixtures\//.test(file))

const cited = new Set()
let unknown = 0
for (const file of files) {
  for (const [id, area] of readFileSync(path.join(root, file), 'utf8').matchAll(/\b([A-Z]{2,6})-\d{3}\b/g)) {
    cited.add(id)
    if (areas.has(area) && !requirements.has(id)) {
      unknown++
      console.error(`${file} cites ${id}, which is no requirement`)
    }
  }
}
if (!quiet) {
  for (const [id, text] of requirements) if (!cited.has(id)) console.log(`${id}\t${text}`)
  console.log(
    `${[...requirements.keys()].filter((id) => cited.has(id)).length} of ${requirements.size} requirements are named by a test`,
  )
}
process.exit(unknown === 0 ? 0 : 1)
