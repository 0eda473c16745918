// What every command needs before it can work: the right Node, the installed packages, the built browser part and server.
// Only Node's own modules here: on a fresh clone there is nothing else.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNode } from './check-node.mjs'
import { becomeCommand } from './serve.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Stops with one sentence. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs a command in the project's root and returns its exit code. A signal to stop ends the command, then this process. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : 'inherit',
      shell: process.platform === 'win32',
    })
    let stoppedBy
    const passOn = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    for (const signal of stopSignals) process.on(signal, passOn)
    const end = (code) => {
      for (const signal of stopSignals) process.off(signal, passOn)
      if (stoppedBy !== undefined) process.exit(1)
      resolve(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code) => end(code ?? 1))
  })
}

/** The path of an installed package's command. */
export function bin(name) {
  return path.join(root, 'node_modules', '.bin', name)
}

/** Installs the packages when the lockfile differs from the one installed last. */
export async function ensureInstalled() {
  checkNode()
  const marker = path.join(root, 'node_modules', '.installed-from')
  const lock = hashOf([path.join(root, 'package-lock.json')])
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing packages (the first time takes a minute or two) ...')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    giveUp('The packages could not be installed: see the lines above. Is the npm registry reachable?')
  writeFileSync(marker, lock)
}

/** Builds the parts of which a source differs from what was built last. */
export async function ensureBuilt() {
  // Its pages show what is there
  await build('The browser part', 'apps/web', ['docs/guides', 'examples/handlers'])
  await ensureServerBuilt()
}

/** Few files: to load each module by itself takes a start seconds. */
export function ensureServerBuilt() {
  return build('The server', 'apps/server')
}

/** Builds the server where that is needed, and becomes a command of it. */
export async function runServerCommand(name) {
  await ensureInstalled()
  await ensureServerBuilt()
  await becomeCommand(name)
}

async function build(title, folder, more = []) {
  const marker = path.join(root, folder, 'dist/.built-from')
  const sources = hashOf([
    ...filesBelow(folder, ['dist', 'node_modules']),
    ...['packages', ...more].flatMap((name) => filesBelow(name, ['node_modules'])),
    path.join(root, 'package-lock.json'),
  ])
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return
  console.log(`Building ${title.toLowerCase()} ...`)
  const args = [bin('vite'), 'build', folder, '--logLevel', 'warn']
  // Tests build too, and Vitest sets another one: React's development version would be built
  if ((await run(process.execPath, args, { env: { NODE_ENV: 'production' } })) !== 0) {
    giveUp(`${title} could not be built: see the lines above.`)
  }
  mkdirSync(path.dirname(marker), { recursive: true })
  writeFileSync(marker, sources)
}

function filesBelow(folder, skip) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (skip.includes(entry.name) || entry.name.endsWith('.test.ts')) return []
    return entry.isDirectory() ? filesBelow(name, skip) : [path.join(root, name)]
  })
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}
