import { lchown, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

export async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** Gives a folder and all in it to a user. */
export async function chownAll(dir: string, uid: number, gid: number): Promise<void> {
  await lchown(dir, uid, gid)
  for (const name of await readdir(dir, { recursive: true })) await lchown(path.join(dir, name), uid, gid)
}
