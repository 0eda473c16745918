import { statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { settleBuild } from './build/earlier-builds.ts'

const server = process.env.SDP_DEV_SERVER ?? 'http://127.0.0.1:4100'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), finish()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  // What is old goes when the build is done
  build: { target: 'es2023', sourcemap: false, emptyOutDir: false },
})

/**
 * Writes .br and .gz next to every text file, so that the server only picks and never compresses, and keeps what open tabs may
 * still ask for.
 */
function finish(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const startedAt = new Date()
  let folder = ''
  return {
    name: 'finish',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    // From the written files: Vite still fills in the names of the parts after all other steps.
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      const isNew = (name: string) => statSync(path.join(folder, name)).mtime >= startedAt
      await Promise.all(
        files
          .filter((name) => /\.(js|css|html|svg)$/.test(name) && isNew(name))
          .map(async (name) => {
            const file = path.join(folder, name)
            const content = await readFile(file)
            await writeFile(`${file}.br`, await brotli(content))
            await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
          }),
      )
      await settleBuild(folder, startedAt)
    },
  }
}
