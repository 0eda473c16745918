import { test } from 'vitest'
import { expectSoundEdits } from './testing/any-edits.ts'
import { expressionDraws, intentDraws, slotDraws } from './testing/draw-content-edits.ts'
import { actionDraws, tableDraws } from './testing/draw-table-edits.ts'
import { fullDomain } from './testing/full-domain.ts'

test('any edits of intents, expressions, slots and languages are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, { ...intentDraws, ...expressionDraws, ...slotDraws })
})

test('any edits of the decision table and of what it mentions are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, { ...tableDraws, ...actionDraws })
})

test('any edits at all are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, {
    ...intentDraws,
    ...expressionDraws,
    ...slotDraws,
    ...tableDraws,
    ...actionDraws,
  })
})
