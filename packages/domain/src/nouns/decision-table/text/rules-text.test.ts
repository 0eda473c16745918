import { expect, test } from 'vitest'
import { aDomain, aRule, aSlot } from '../../../testing/index.ts'
import { inputNames } from './input-names.ts'
import { readRules, ruleColumns, writeRules } from './rules-text.ts'

const names = inputNames(aDomain({ slots: [aSlot('genre')] }), {
  vehicleInputs: ['speed'],
  contextInputs: [],
})
const read = (text: string) => readRules(text, { names, coreActions: ['openApp'] })

const rules = [
  aRule(['play', 'stop'], {
    slots: [{ input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz', 'a "b"\tc'] }],
    vehicleInputs: [{ input: 'speed', matcher: 'LessThanMatcher', arguments: ['50'] }],
    contextInputs: [{ input: 'genre', matcher: 'CollectedMatcher', arguments: [] }],
    uiAction: 'answer',
    apiAction: { name: 'openApp', parameters: { name: 'maps {1}' } },
    comments: 'two\nlines',
  }),
  aRule(['other domain'], { apiAction: { name: 'openApp', parameters: {} } }),
]

test('rules come back from a sheet as they were', () => {
  expect(read(writeRules(rules))).toEqual({ rules, wrong: [] })
})

test('cells that somebody wrote in a sheet become rules, below the names of the columns or without them', () => {
  const line = 'play\t\tgenre == jazz; speed > 5\tanswer\topenApp'
  const expected = aRule(['play'], {
    slots: [{ input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz'] }],
    vehicleInputs: [{ input: 'speed', matcher: 'GreaterThanMatcher', arguments: ['5'] }],
    uiAction: 'answer',
    apiAction: { name: 'openApp', parameters: {} },
  })
  expect(read(`${ruleColumns.join('\t')}\n${line}\n\n`)).toEqual({ rules: [expected], wrong: [] })
  expect(read(line)).toEqual({ rules: [expected], wrong: [] })
})

test('each wrong cell is named', () => {
  const { wrong } = read('play\t\tspeed\nplay;\t\t\t\topenApp {1}')
  expect(wrong.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '1 Inputs',
    '2 Intent',
    '2 API action',
  ])
})
