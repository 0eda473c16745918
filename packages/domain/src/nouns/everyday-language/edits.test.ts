import { expect, test } from 'vitest'
import { noEverydayLanguage } from '../../model/everyday-language.ts'
import { aDomain } from '../../testing/builders.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { addEverydayWords, removeEverydayWord, restoreEverydayList, setForgiven } from './edits.ts'

const language = 'deu-DEU'
const builtIn = () => ({ isForgiven: false, turns: [] })

test('a kind of everyday wording is switched off and on again', () => {
  const off = expectEdit(aDomain(), setForgiven, { kind: 'spelling', isForgiven: false })
  expect(off.everydayLanguage).toEqual({ switchedOff: ['spelling'] })
  expect(setForgiven(off, { kind: 'spelling', isForgiven: false })).toBe(off)
  const more = expectEdit(off, setForgiven, { kind: 'courtesy', isForgiven: false })
  expect(more.everydayLanguage).toEqual({ switchedOff: ['courtesy', 'spelling'] })
  const less = setForgiven(more, { kind: 'spelling', isForgiven: true })
  const on = expectEdit(less, setForgiven, { kind: 'courtesy', isForgiven: true })
  expect(on.everydayLanguage).toBe(noEverydayLanguage)
})

test('words are added as they are kept, and removed', () => {
  const words = [' Alter ', 'weißte  was']
  const added = expectEdit(aDomain(), addEverydayWords, { list: 'fillers', words, language, builtIn })
  expect(added.everydayLanguage).toEqual({ fillers: ['Alter', 'weißte was'] })
  const removed = expectEdit(added, removeEverydayWord, { list: 'fillers', word: 'Alter' })
  expect(removed.everydayLanguage).toEqual({ fillers: ['weißte was'] })
  expect(refusalOf(() => removeEverydayWord(removed, { list: 'fillers', word: 'Alter' }))).toBe(
    'missing: There is no word Alter',
  )
})

test('of words that are added at once one that is wrong refuses all', () => {
  const domain = aDomain()
  const words = ['Alter', 'alter']
  const refused = refusalOf(() => addEverydayWords(domain, { list: 'fillers', words, language, builtIn }))
  expect(refused).toBe('invalid: alter is already in Fillers')
})

test('a list is brought back by its title', () => {
  const past = aDomain({ everydayLanguage: { fillers: ['ey'], off: ['Schluss'] } })
  const now = aDomain({ everydayLanguage: { fillers: ['Alter'] } })
  const restored = expectEdit(now, restoreEverydayList, { name: 'Fillers', past })
  expect(restored.everydayLanguage).toEqual({ fillers: ['ey'] })
})
