import { expect, test } from 'vitest'
import { chooseDefinition, DissDefinition } from './definition.ts'

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
