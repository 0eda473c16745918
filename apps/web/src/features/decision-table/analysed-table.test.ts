import {
  duplicateRules,
  type Module,
  moveModule,
  moveRules,
  setRuleComments,
} from '@sdp/domain/decision-table'
import { aDomain, aModule, anIntent, aRule } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { type Analysed, changeOf, nothingAnalysed, withChange } from './analysed-table.ts'

const domain = aDomain({
  intents: [anIntent('play')],
  modules: [aModule('A', aRule(['a']), aRule(['b']), aRule(['c'])), aModule('B', aRule(['d']))],
})
const names = (modules: readonly Module[]) =>
  modules.map(({ name, rules }) => [
    name,
    ...rules.map(({ intent, comments }) => intent.arguments[0] + comments),
  ])
const change = (before: Analysed, after: Analysed) => changeOf(before, after, 1)
const cloned = <T>(value: T): T => structuredClone(value)

test('the worker has the same rules after any change, and the same objects for those that stayed', () => {
  const at = (rule: number) => ({ module: 0, rule })
  const states = [
    domain,
    setRuleComments(domain, { at: [at(1)], comments: '!' }),
    duplicateRules(domain, { rules: [at(0), at(2)] }),
    moveRules(domain, { rules: [at(0)], to: { module: 1, rule: 0 } }),
    moveModule(domain, { from: 0, to: 1 }),
    aDomain(),
  ]
  for (const before of [aDomain(), ...states]) {
    const known = withChange(nothingAnalysed, cloned(change(nothingAnalysed, before)))
    for (const after of states) {
      const now = withChange(known, cloned(change(before, after)))
      expect(names(now.modules)).toEqual(names(after.modules))
      expect(now.intents.map(({ name }) => name)).toEqual(after.intents.map(({ name }) => name))
    }
  }
})

test('one changed rule of many is sent alone', () => {
  const many = { ...domain, modules: [aModule('A', ...Array.from({ length: 1_000 }, () => aRule(['a'])))] }
  const changed = setRuleComments(many, { at: [{ module: 0, rule: 500 }], comments: '!' })
  const { modules, lists } = change(many, changed)
  expect(modules).toMatchObject([{ from: 0, start: 500, removed: 1 }])
  expect(modules[0]?.added).toHaveLength(1)
  expect(lists).toEqual({})
})
