import { expect, test } from 'vitest'
import * as expressions from '../expressions/index.ts'
import { usageOf } from '../mentions/usage.ts'
import { usesOf } from '../mentions/uses.ts'
import * as apiActions from '../nouns/api-actions/index.ts'
import * as concepts from '../nouns/concepts/index.ts'
import * as decisionTable from '../nouns/decision-table/index.ts'
import * as diss from '../nouns/diss/index.ts'
import * as everydayLanguage from '../nouns/everyday-language/index.ts'
import * as intents from '../nouns/intents/index.ts'
import * as languages from '../nouns/languages/index.ts'
import * as responses from '../nouns/responses/index.ts'
import * as reusableExpressions from '../nouns/reusable-expressions/index.ts'
import * as sharing from '../nouns/sharing/index.ts'
import * as slots from '../nouns/slots/index.ts'
import * as uiActions from '../nouns/ui-actions/index.ts'
import * as sheets from '../outside/sheets/index.ts'
import { fullDomain } from '../testing/full-domain.ts'
import * as history from '../whole-domain/history/index.ts'
import { askedBefore, type Edit, editLabel, editRenames } from './edits.ts'

const exported: Record<string, unknown> = {
  ...apiActions,
  ...decisionTable,
  ...diss,
  ...everydayLanguage,
  ...expressions,
  ...history,
  ...intents,
  ...languages,
  ...responses,
  ...reusableExpressions,
  ...sharing,
  ...sheets,
  ...slots,
  ...uiActions,
}

const verbs =
  /^(add|apply|choose|delete|duplicate|edit|insert|link|move|paste|place|remove|rename|replace|restore|restrict|set|takeOver|unlink|upload)[A-Z]/
/** These begin with such a verb and change one rule, or something else than a domain. */
const others = new Set([
  'addCondition',
  'applyChanges',
  'chooseIntent',
  'chooseIntentMatcher',
  'chooseRequest',
  'chooseRequestMatcher',
  'placeOfRule',
  'removeCondition',
  'setConditionArguments',
  'setConditionMatcher',
])

test('every edit of the package is in the registry, under a name that a user can read', () => {
  const edits = Object.entries(exported).filter(
    ([name, value]) => typeof value === 'function' && verbs.test(name) && !others.has(name),
  )
  const labels = edits.map(([, edit]) => editLabel(edit as Edit<never>))
  expect(labels).toContain('Set rule UI action')
  expect(labels.every((label) => /^[A-Z][a-z]+( [A-Za-z]+)+$/.test(label))).toBe(true)
})

test('an edit that is not in the registry is a mistake', () => {
  expect(() => editLabel((domain) => domain)).toThrow('An edit is not in the registry')
})

test('renames say what other languages have to follow', () => {
  const { renameApiInput } = apiActions
  const { renameUiAction, setWhiteList } = uiActions
  const names = { from: 'found', to: 'result' }
  expect(editRenames(concepts.followConceptName, fullDomain, names)).toEqual([{ kind: 'concept', ...names }])
  expect(editRenames(intents.renameIntent, fullDomain, names)).toEqual([{ kind: 'intent', ...names }])
  expect(
    editRenames(slots.renameCanonical, fullDomain, { slot: 'genre', canonical: 'jazz', to: 'swing' }),
  ).toEqual([{ kind: 'canonical', slot: 'genre', from: 'jazz', to: 'swing' }])
  const search = { from: 'search', to: 'answered' }
  expect(editRenames(renameApiInput, fullDomain, search)).toEqual([{ kind: 'apiInput', ...search }])
  const action = { from: 'answer', to: 'reply' }
  expect(editRenames(renameUiAction, fullDomain, action).map(({ kind }) => kind)).toEqual([
    'uiAction',
    'ttsResponse',
    'audioResponse',
  ])
  expect(editRenames(setWhiteList, fullDomain, { name: 'answer', intents: [] })).toEqual([])
})

test('deletions say what is asked about before, such as the rules that use an action', () => {
  const used = askedBefore(uiActions.deleteUiActions, { names: ['answer'] })!
  expect(usageOf(usesOf(fullDomain, used)).rules).toBe(1)
  const search = askedBefore(apiActions.deleteApiActions, { names: ['search'] })!
  expect(usageOf(usesOf(fullDomain, search)).rules).toBe(1)
  expect(askedBefore(decisionTable.deleteRules, { rules: [] })).toBeUndefined()
})
