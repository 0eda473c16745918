import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../model/domain.ts'
import { renameApiAction } from '../nouns/api-actions/api-action-edits.ts'
import { renameApiInput } from '../nouns/api-actions/api-input-edits.ts'
import { renameIntent } from '../nouns/intents/edits.ts'
import { renameReusableExpression } from '../nouns/reusable-expressions/edits.ts'
import { renameSlot } from '../nouns/slots/edits.ts'
import { renameUiAction } from '../nouns/ui-actions/edits.ts'
import { anyEdits, expectSoundEdits, statesAfter } from '../testing/any-edits.ts'
import { assertProperty } from '../testing/assert-property.ts'
import { dangling } from '../testing/dangling.ts'
import { everydayDraws, expressionDraws, intentDraws, slotDraws } from '../testing/draw-content-edits.ts'
import { responseDraws } from '../testing/draw-response-edits.ts'
import { actionDraws, tableDraws } from '../testing/draw-table-edits.ts'
import { fullDomain } from '../testing/full-domain.ts'

test('any edits of intents, expressions, slots and languages are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, { ...intentDraws, ...expressionDraws, ...slotDraws, ...everydayDraws })
})

test('any edits of the decision table and of what it mentions are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, { ...tableDraws, ...actionDraws })
})

test('any edits of responses and of the UI actions that use them are sound', { timeout: 60_000 }, () => {
  expectSoundEdits({ ...fullDomain, embedded: true }, { ...responseDraws, ...actionDraws })
})

test('any edits at all are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(fullDomain, {
    ...intentDraws,
    ...expressionDraws,
    ...slotDraws,
    ...everydayDraws,
    ...tableDraws,
    ...actionDraws,
    ...responseDraws,
  })
})

test('a name that is changed and changed back leaves the domain as it was', { timeout: 60_000 }, () => {
  const renames = {
    intents: renameIntent,
    slots: (domain: Domain, names: { from: string; to: string }) =>
      renameSlot(domain, { ...names, vendorPrefix: '' }),
    apiInputs: renameApiInput,
    apiActions: (domain: Domain, names: { from: string; to: string }) =>
      renameApiAction(domain, { ...names, coreActions: [] }),
    uiActions: renameUiAction,
    reusableExpressions: renameReusableExpression,
  }
  assertProperty(
    fc.property(anyEdits({ ...slotDraws, ...actionDraws }, { maxLength: 5 }), (sequence) => {
      const domain = statesAfter(fullDomain, { ...slotDraws, ...actionDraws }, sequence).at(-1)!
      for (const [list, rename] of Object.entries(renames)) {
        for (const { name } of domain[list as keyof typeof renames]) {
          const renamed = rename(domain, { from: name, to: 'unused' })
          expect(dangling(renamed).length).toBeLessThanOrEqual(dangling(domain).length)
          expect(rename(renamed, { from: 'unused', to: name })).toEqual(domain)
        }
      }
    }),
  )
})
