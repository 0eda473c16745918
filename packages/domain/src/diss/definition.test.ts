import { expect, test } from 'vitest'
import { chooseDefinition, DissDefinition, readDissDefinition } from './definition.ts'

test('[DISS-005] a definition has a version and intents, these slots with label, type and canonicals', () => {
  const definition = {
    version: '1.0',
    intents: [{ intent: 'play', slots: [{ label: 'genre', type: 'enum', canonicals: ['jazz'] }] }],
  }
  expect(DissDefinition.parse(definition)).toEqual(definition)
  expect(DissDefinition.safeParse({ version: '1.0' }).success).toBe(false)
  expect(DissDefinition.safeParse({ ...definition, intents: [{ slots: [] }] }).success).toBe(false)
})

test('[DISS-004] [DISS-012] a domain follows no definition, the newest, or a version', () => {
  const definitions = ['1.9', '1.10', '1.2'].map((version) => ({ version, intents: [] }))
  expect(chooseDefinition({ enabled: false, version: '1.2' }, definitions)).toBeUndefined()
  expect(chooseDefinition({ enabled: true, version: null }, definitions)?.version).toBe('1.10')
  expect(chooseDefinition({ enabled: true, version: '1.2' }, definitions)?.version).toBe('1.2')
  expect(chooseDefinition({ enabled: true, version: '7' }, definitions)).toBeUndefined()
  expect(chooseDefinition({ enabled: true, version: null }, [])).toBeUndefined()
})

test('what is wrong in an imported definition is told with its place, all of it', () => {
  const slot = { label: 'genre', type: 'enum' }
  expect(readDissDefinition({ version: ' 1.0 ', intents: [{ intent: 'play', slots: [slot] }] })).toEqual({
    version: '1.0',
    intents: [{ intent: 'play', slots: [{ ...slot, canonicals: [] }] }],
  })
  const told = (value: unknown) => {
    try {
      return readDissDefinition(value)
    } catch (error) {
      return (error as { details: unknown }).details
    }
  }
  expect(told([])).toEqual([expect.stringMatching(/^definition: /)])
  expect(told({ version: '', intents: [{ intent: 'play', slots: [{ label: 7, type: 'enum' }] }] })).toEqual([
    expect.stringMatching(/^version: /),
    expect.stringMatching(/^intents\[0\]\.slots\[0\]\.label: /),
  ])
  const twice = { intent: 'play', slots: [slot, slot] }
  expect(told({ version: '1', intents: [twice, { intent: 'play' }] })).toEqual([
    'intents[1].intent: play is there twice',
    'intents[0].slots[1].label: genre is there twice',
  ])
})
