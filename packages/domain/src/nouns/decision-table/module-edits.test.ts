import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule } from '../../testing/index.ts'
import {
  addModule,
  deleteModule,
  duplicateModule,
  moveModule,
  renameModule,
  setModuleComments,
} from './module-edits.ts'

const domain = aDomain({
  intents: [anIntent('play')],
  modules: [aModule('Main', aRule(['play'])), aModule('Help'), aModule('Main')],
})
const names = (one: typeof domain) => one.modules.map(({ name }) => name)

test('a module is added at the end', () => {
  const after = expectEdit(domain, addModule, { name: ' Errors ' })
  expect(after.modules).toEqual([...domain.modules, aModule('Errors')])
})

test('[RULE-051] [RULE-053] a module name that is there already is refused', () => {
  expect(() => addModule(domain, { name: 'Help' })).toThrow('Module name already exists!')
  expect(() => renameModule(domain, { module: 0, to: 'Help' })).toThrow('Module name already exists!')
})

test.each(['', '  '])('[RULE-052] a module without a name ("%s") is not added', (name) => {
  expect(addModule(domain, { name })).toBe(domain)
  expect(renameModule(domain, { module: 0, to: name })).toBe(domain)
})

test('modules are told apart by their place, whatever their names', () => {
  expect(names(expectEdit(domain, renameModule, { module: 2, to: 'Late' }))).toEqual(['Main', 'Help', 'Late'])
  expect(renameModule(domain, { module: 2, to: 'Main' })).toBe(domain)
  const commented = expectEdit(domain, setModuleComments, { module: 2, comments: 'the second one' })
  expect(commented.modules.map(({ comments }) => comments)).toEqual(['', '', 'the second one'])
  expect(expectEdit(domain, deleteModule, { module: 0 }).modules).toEqual(domain.modules.slice(1))
})

test('a module is moved', () => {
  expect(expectEdit(domain, moveModule, { from: 0, to: 1 }).modules).toEqual([
    domain.modules[1],
    domain.modules[0],
    domain.modules[2],
  ])
  expect(moveModule(domain, { from: 1, to: 1 })).toBe(domain)
})

test('a copy of a module comes after it, with a name of its own', () => {
  const twice = duplicateModule(expectEdit(domain, duplicateModule, { module: 0 }), { module: 0 })
  expect(names(twice)).toEqual(['Main', 'Main_copy2', 'Main_copy', 'Help', 'Main'])
  expect(twice.modules[1]?.rules).toEqual(domain.modules[0]?.rules)
})

test('a module that is not there is refused', () => {
  expect(() => deleteModule(domain, { module: 3 })).toThrow('There is no such module')
  expect(() => moveModule(domain, { from: -1, to: 0 })).toThrow('There is no such module')
})
