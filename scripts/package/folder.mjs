// The folder that runs without building and without development packages.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  lutimesSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.mjs'

/** What is shipped of ours, at the same places as in the sources. */
export const shipped = [
  'apps/server/dist',
  'apps/server/src/db/migrations',
  'apps/web/dist',
  'docs/handlers.md',
  'docs/monitoring',
  'docs/operations.md',
  'docs/release-notes',
  'docs/security.md',
  'examples/concepts.json',
  'examples/domains',
  'examples/handlers/node',
  'scripts/check-node.mjs',
  'scripts/command-built.mjs',
  'scripts/sample-handler.mjs',
  'scripts/serve.mjs',
  'scripts/start-built.mjs',
  'scripts/stop-with-npm.mjs',
]

/** Nothing of this is read at run time: tests, types, what is compiled with, and notes of the build. */
const needlessFolders = new Set([
  'test',
  'tests',
  '__tests__',
  'benchmark',
  'benchmarks',
  '.github',
  'pkgconfig',
])
const needlessFiles = /(\.test\.m?[jt]s|\.[cm]?ts|\.map|\.a|\.built-from)$/

/** Makes the folder again. */
export function makeFolder(folder, { version, time }) {
  rmSync(folder, { recursive: true, force: true })
  for (const place of [...shipped, ...serverPackages()]) copy(place, folder)
  copyStackMaps(folder)
  writeFileSync(path.join(folder, 'package.json'), packageJson(version))
  settle(folder, time)
}

/** The packages that the server needs, as they are installed here. */
function serverPackages() {
  const args = ['ls', '--workspace=@sdp/server', '--omit=dev', '--all', '--parseable']
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  return execFileSync('npm', args, options)
    .split('\n')
    .map((place) => path.relative(root, place))
    .filter((place) => place.startsWith(`node_modules${path.sep}`))
    .sort()
}

function copy(place, folder) {
  const source = path.join(root, place)
  cpSync(source, path.join(folder, place), {
    recursive: true,
    verbatimSymlinks: true,
    // Packages inside of a package are in the list themselves
    filter: (file) => file === source || !isNeedless(path.basename(file)),
  })
}

const isNeedless = (name) => name === 'node_modules' || needlessFolders.has(name) || needlessFiles.test(name)

/** Stacks in the log name the sources with these; the texts of the sources are not needed for it. */
function copyStackMaps(folder) {
  const dist = 'apps/server/dist'
  for (const name of readdirSync(path.join(root, dist)).filter((name) => name.endsWith('.map'))) {
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(path.join(root, dist, name), 'utf8'))
    writeFileSync(path.join(folder, dist, name), JSON.stringify(map))
  }
}

function packageJson(version) {
  const { name, description, license, type, engines } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const scripts = {
    start: 'node scripts/start-built.mjs',
    backup: 'node scripts/command-built.mjs backup',
    restore: 'node scripts/command-built.mjs restore',
  }
  return `${JSON.stringify({ name, private: true, version, description, license, type, engines, scripts }, null, 2)}\n`
}

/** Everybody may read and nobody but the owner write, whatever the umask was; one time for all. */
function settle(place, time) {
  const found = lstatSync(place)
  if (found.isDirectory()) for (const name of readdirSync(place)) settle(path.join(place, name), time)
  if (!found.isSymbolicLink()) chmodSync(place, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
  lutimesSync(place, time, time)
}
