import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.SDP_DEV_SERVER ?? 'http://127.0.0.1:4100'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompress()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { target: 'es2023', sourcemap: false, emptyOutDir: true },
})

/** Writes .br and .gz beside every text file, so that the server only picks and never compresses. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    // From the written files: Vite still fills in the names of the parts after all other steps.
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files
          .filter((name) => /\.(js|css|html|svg)$/.test(name))
          .map(async (name) => {
            const file = path.join(folder, name)
            const content = await readFile(file)
            await writeFile(`${file}.br`, await brotli(content))
            await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
          }),
      )
    },
  }
}
