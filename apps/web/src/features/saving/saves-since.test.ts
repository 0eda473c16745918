import { expect, test } from 'vitest'
import { savesSince } from './saves-since.ts'

const user = { name: 'Paul', email: 'paul@sdp.example', sub: 'paul' }
const save = (revision: string, name: string) => ({
  revision,
  author: `${name.toLowerCase()}@sdp.example`,
  authorName: name,
})
const saves = [save('r5', 'Nora'), save('r4', 'Paul'), save('r3', 'Nora'), save('r2', 'Ada')]

test('all who saved since the domain was opened are named, oneself as you', () => {
  const sentence = savesSince([...saves, save('r1', 'Clara')], { base: 'r1', user })
  expect(sentence).toBe('It is the last of 4 saves since then, by Nora, you and Ada.')
})

test('one save is named by itself', () => {
  expect(savesSince(saves, { base: 'r4', user })).toBeUndefined()
})

test('where the one that was opened is not among those that were read, there are more', () => {
  const sentence = savesSince(saves, { base: 'r0', user })
  expect(sentence).toBe('It is the last of more than 4 saves since then, by Nora, you and Ada.')
})
