import { expect, test } from 'vitest'
import { DissDefinition, readDissDefinition } from './definition.ts'

test('[DISS-005] a definition has a version and intents, these slots with label, type and canonicals', () => {
  const definition = {
    version: '1.0',
    intents: [{ intent: 'play', slots: [{ label: 'genre', type: 'enum', canonicals: ['jazz'] }] }],
  }
  expect(DissDefinition.parse(definition)).toEqual(definition)
  expect(DissDefinition.safeParse({ version: '1.0' }).success).toBe(false)
  expect(DissDefinition.safeParse({ ...definition, intents: [{ slots: [] }] }).success).toBe(false)
})

test('what is wrong in an imported definition is reported with its place, all of it', () => {
  const slot = { label: 'genre', type: 'enum' }
  expect(readDissDefinition({ version: ' 1.0 ', intents: [{ intent: 'play', slots: [slot] }] })).toEqual({
    version: '1.0',
    intents: [{ intent: 'play', slots: [{ ...slot, canonicals: [] }] }],
  })
  const problemsIn = (value: unknown) => {
    try {
      return readDissDefinition(value)
    } catch (error) {
      return (error as { details: unknown }).details
    }
  }
  expect(problemsIn([])).toEqual([expect.stringMatching(/^definition: /)])
  expect(
    problemsIn({ version: '', intents: [{ intent: 'play', slots: [{ label: 7, type: 'enum' }] }] }),
  ).toEqual([
    expect.stringMatching(/^version: /),
    expect.stringMatching(/^intents\[0\]\.slots\[0\]\.label: /),
  ])
  const twice = { intent: 'play', slots: [slot, slot] }
  expect(problemsIn({ version: '1', intents: [twice, { intent: 'play' }] })).toEqual([
    'intents[1].intent: play is there twice',
    'intents[0].slots[1].label: genre is there twice',
  ])
})
