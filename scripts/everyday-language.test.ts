import path from 'node:path'
import { expect, test } from 'vitest'
import { everydayLanguagePage } from './everyday-language-page.ts'

test('docs/everyday-language.md says what is forgiven now', async () => {
  const page = path.join(import.meta.dirname, '..', 'docs', 'everyday-language.md')
  await expect(everydayLanguagePage()).toMatchFileSnapshot(page)
})
