import { expect, test } from 'vitest'
import { readImage } from './read-image.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]

test('an image is read as base64', async () => {
  expect(await readImage(new Blob([new Uint8Array(png)]))).toEqual({ payload: 'iVBORw0KGgoAAAAN' })
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
  expect(await readImage(svg)).toMatchObject({ payload: expect.stringMatching(/^PHN2Zy/) })
})

test('an image that is too large, and a file that is none, are refused', async () => {
  const large = new Uint8Array(1024 * 1024 + 1)
  large.set(png)
  expect(await readImage(new Blob([large]))).toEqual({
    problem: 'An image that is uploaded has at most 1024 KB',
  })
  expect(await readImage(new Blob(['hello']))).toEqual({
    problem: 'Only PNG, JPEG, GIF, WebP and SVG images can be shown',
  })
  expect(await readImage(new Blob([large.slice(0, 1024 * 1024)]))).toHaveProperty('payload')
})
