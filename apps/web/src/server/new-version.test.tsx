import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNewVersionThere } from './new-version.ts'

const pageOf = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`

const script = document.createElement('script')
beforeEach(() => {
  // Not to be loaded here
  script.type = 'text/plain'
  script.setAttribute('src', '/assets/index-AAAA1111.js')
  document.head.append(script)
})
afterEach(() => {
  script.remove()
  vi.unstubAllGlobals()
})

test.each([
  ['the same page', () => new Response(pageOf('/assets/index-AAAA1111.js')), false],
  ['a page with another script', () => new Response(pageOf('/assets/index-BBBB2222.js')), true],
  ['a page of something in between', () => new Response('<h1>Soon back</h1>'), false],
  ['an error', () => new Response(pageOf('/assets/index-BBBB2222.js'), { status: 502 }), false],
])('a new version is there where the server answers with %s', async (_, answer, isThere) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await isNewVersionThere()).toBe(isThere)
})

test('a server that does not answer has no new version', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await isNewVersionThere()).toBe(false)
})
