// What both ways to start have in common: `npm start` in the sources, and in a package. Only Node's own modules here.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSampleHandler } from './sample-handler.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Goes to the product's folder and reads the settings of its file `.env`, if there is one. */
export function enterFolder() {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Becomes a command of the built server, with the settings that the server has. */
export async function becomeCommand(name) {
  // Where npm was called; the settings name folders from the root.
  process.env.INIT_CWD ??= process.cwd()
  enterFolder()
  await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href)
}

/** Becomes the built server. */
export async function serve() {
  await startSampleHandler()
  process.setSourceMapsEnabled(true)
  await import('../apps/server/dist/main.js')
}
