import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** WebP, which Playwright itself does not write: a third of the size of PNG. */
export async function takePicture(page: Page, file: string, quality = 80): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality })
  await client.detach()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(data, 'base64'))
}

const recordings = path.join(import.meta.dirname, '../../apps/web/src/features/documentation/recordings')

interface Camera {
  /** Keeps what the page shows, with what to say about it, and a ring around what it is about; `on` is another one's page. */
  shoot: (caption: string, about?: Locator, on?: Page) => Promise<void>
  finish: () => Promise<void>
}

/** Records the pictures of one recording. */
export async function camera(page: Page, name: string): Promise<Camera> {
  const folder = path.join(recordings, name)
  await rm(folder, { recursive: true, force: true })
  const captions: string[] = []
  return {
    shoot: async (caption, about, shown = page) => {
      const box = await about?.boundingBox()
      if (box) await shown.evaluate(drawRing, box)
      captions.push(caption)
      await takePicture(shown, path.join(folder, `${String(captions.length).padStart(2, '0')}.webp`), 65)
      await shown.evaluate(() => document.getElementById('ring')?.remove())
    },
    finish: () => writeFile(path.join(folder, 'captions.json'), `${JSON.stringify(captions, null, 2)}\n`),
  }
}

function drawRing({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
  const ring = document.createElement('div')
  ring.id = 'ring'
  Object.assign(ring.style, {
    position: 'fixed',
    left: `${x - 6}px`,
    top: `${y - 6}px`,
    width: `${width + 12}px`,
    height: `${height + 12}px`,
    border: '3px solid #e0702b',
    borderRadius: '8px',
    zIndex: '99999',
    pointerEvents: 'none',
  })
  document.body.append(ring)
}
