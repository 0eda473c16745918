import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A .tar.gz of the folder. Sorted, without owners and names of the machine, so that the same folder gives the same bytes. */
export function makeTarball(folder, file) {
  const args = ['--create', '--sort=name', '--format=gnu', '--owner=0', '--group=0', '--numeric-owner']
  // gzip without the time and name of the file
  const compress = '--use-compress-program=gzip --no-name'
  const [parent, name] = [path.dirname(folder), path.basename(folder)]
  execFileSync('tar', [...args, compress, `--file=${file}`, `--directory=${parent}`, name])
}
