import { expect, test } from 'vitest'
import { aDomain, aModule, aRule } from '../../testing/index.ts'
import { checkModuleName } from './checks.ts'
import { tableProblems } from './table-problems.ts'

test('[RULE-055] modules that share a name are told apart from the others', () => {
  const domain = aDomain({ modules: [aModule('Main'), aModule('Other'), aModule('Main')] })
  const marked = domain.modules.filter(
    ({ name }, index) => checkModuleName(domain, name, index) !== undefined,
  )
  expect(marked).toEqual([domain.modules[0], domain.modules[2]])
  expect(tableProblems(domain.modules).map(({ message }) => message)).toEqual([
    'Duplicate modules named Main detected.',
  ])
})

test('[RULE-060] rows without an intent are reported with their numbers', () => {
  const modules = [aModule('Main', aRule(['play']), aRule([]), aRule([]))]
  expect(tableProblems(modules)).toMatchObject([
    { message: 'Invalid decision table rows detected in Main module.', secondary: '2, 3' },
  ])
})
