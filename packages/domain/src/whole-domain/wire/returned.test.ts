import { expect, test } from 'vitest'
import { finish } from '../../toolbox/steps.ts'
import type { Returned } from '../identity/lineage.ts'
import { noLanguageContent } from './in-language.ts'
import { returningInLanguage } from './returned.ts'

const change = {
  removed: {
    intents: new Set<string>(),
    slots: new Set<string>(),
    lists: new Set<string>(),
    canonicals: new Map<string, ReadonlySet<string>>(),
    uiActions: new Set<string>(),
  },
  renames: [],
}
const genre = {
  name: 'genre',
  canonicals: [{ canonical: 'jazz', literals: ['Jazz'] }],
  exampleValues: ['Schlager'],
}

test('a slot that is back has its example values again; one of which only a canonical is back keeps those of now', () => {
  const back = (...returned: Returned[]) =>
    finish(returningInLanguage({ ...noLanguageContent, user_inputs: [genre] }, returned, change)).user_inputs
  const slot: Returned = { list: 'slots', name: 'genre', was: 'genre', revision: 'r' }
  expect(back(slot)).toEqual([genre])
  expect(back({ ...slot, canonical: { name: 'jazz', was: 'jazz' } })).toEqual([
    { name: 'genre', canonicals: genre.canonicals },
  ])
})
