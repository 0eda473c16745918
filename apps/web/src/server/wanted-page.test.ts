import { expect, test } from 'vitest'
import { openPage } from './testing/page.ts'
import { takeWantedPage, wantPage } from './wanted-page.ts'

test('after sign-in the wanted page comes, once, and otherwise the domain list', async () => {
  await openPage(() => ({}))
  wantPage('/domains/media/intent-editor?language=deu-DEU')
  expect(takeWantedPage()).toBe('/domains/media/intent-editor?language=deu-DEU')
  expect(takeWantedPage()).toBe('/domains')
})

test('nothing but a path of this page is ever wanted', async () => {
  await openPage(() => ({}))
  for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    wantPage(evil)
    expect(takeWantedPage()).toBe('/domains')
  }
})
