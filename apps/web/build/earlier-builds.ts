import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How many builds before this one keep their parts. */
const keptBuilds = 3

/**
 * Ends a build into a folder that still has earlier ones. Tabs that are open ask for parts of the build that they were
 * loaded from, so the hashed files of the last builds stay, each known by its time (ruling R356); everything else that
 * this build did not write goes.
 */
export async function settleBuild(folder: string, startedAt: Date): Promise<void> {
  const assets = path.join(folder, 'assets')
  for (const { file, mtime } of await filesIn(folder)) if (mtime < startedAt) await rm(file)
  const parts = await filesIn(assets)
  const written = parts.filter(({ mtime }) => mtime >= startedAt)
  await Promise.all(written.map(({ file }) => utimes(file, startedAt, startedAt)))
  const before = parts.filter(({ mtime }) => mtime < startedAt)
  const builds = [...new Set(before.map(({ mtime }) => mtime.getTime()))].toSorted((a, b) => b - a)
  const kept = new Set(builds.slice(0, keptBuilds))
  const old = before.filter(({ mtime }) => !kept.has(mtime.getTime()))
  await Promise.all(old.map(({ file }) => rm(file)))
}

async function filesIn(folder: string): Promise<{ file: string; mtime: Date }[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  return Promise.all(files.map(async (file) => ({ file, mtime: (await stat(file)).mtime })))
}
