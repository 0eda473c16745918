import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends where a folder is there and takes no others
 * (`/proc`, for example), so a start with a wrong data folder would wait without a word.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await makeOne(folder)) return
  await makeFolder(path.dirname(folder))
  if (!(await makeOne(folder))) throw new Error(`no folder can be made in '${path.dirname(folder)}'`)
}

/** False where the folder above is missing. */
async function makeOne(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code !== 'EEXIST') throw error
  }
  return true
}
