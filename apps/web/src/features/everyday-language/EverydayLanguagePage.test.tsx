import type { EverydayLanguage } from '@sdp/domain/everyday-language'
import { aDomain } from '@sdp/domain/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeDomain, openDomain, takeAnswer, undo } from '../../editing/editing-store.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { EverydayLanguagePage } from './EverydayLanguagePage.tsx'

afterEach(() => {
  cleanup()
  closeDomain()
})

function openPage(language: string, everydayLanguage: EverydayLanguage = {}): void {
  takeAnswer(aFullDomain(aDomain({ everydayLanguage }), { language }), undefined)
  draw(<EverydayLanguagePage />)
}

const everyday = () => openDomain().current.everydayLanguage
const region = (name: string) => screen.getByRole('region', { name })

function add(list: string, text: string): void {
  const field = screen.getByRole('textbox', { name: `Add word: ${list}` })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

test('kinds are switched off and on by their switches', () => {
  openPage('deu-DEU')
  const umlauts = within(region('Letters written as two')).getByRole('switch')
  fireEvent.click(umlauts)
  expect(everyday()).toEqual({ switchedOff: ['digraphs'] })
  expect(region('Letters written as two').textContent).toContain('Switched off')
  fireEvent.click(umlauts)
  expect(everyday()).toEqual({})
})

test('own words are added by Enter, several at once, and removed; what is wrong is not added', () => {
  openPage('eng-USA')
  add('Fillers', 'yo, innit')
  add('Negation', 'not')
  expect(everyday()).toEqual({ fillers: ['yo', 'innit'] })
  fireEvent.click(screen.getByRole('button', { name: 'Remove yo' }))
  expect(everyday()).toEqual({ fillers: ['innit'] })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Add word: Fillers' }))
  act(undo)
  expect(everyday()).toEqual({ fillers: ['yo', 'innit'] })
})

test('a language in which nothing is built in says so, and takes words', () => {
  openPage('fin-FIN')
  expect(region('Courtesy and fillers').textContent).toContain('No words are built in for fin-FIN.')
  expect(region('Contractions').textContent).toContain('Nothing of this is forgiven in fin-FIN.')
  expect(within(region('Contractions')).queryByRole('switch')).toBeNull()
  add('Fillers', 'hei')
  expect(everyday()).toEqual({ fillers: ['hei'] })
})

test('of a long list the first words are shown until all are wanted', () => {
  openPage('eng-USA')
  const group = within(region('Courtesy and fillers')).getByRole('group', { name: 'Before a request' })
  expect(group.textContent).not.toContain('hello car')
  fireEvent.click(within(group).getByRole('button', { name: /^Show all \d+$/ }))
  expect(group.textContent).toContain('hello car')
})

test('a sentence is tried with what is not saved yet', () => {
  openPage('eng-USA')
  const printed = screen.getByRole('textbox', { name: 'Try a sentence' })
  fireEvent.change(printed, { target: { value: 'please zap the light' } })
  const status = screen.getByRole('status', { name: 'What the lists make of it' })
  expect(status.textContent).toBe('Read as zap the lightLeft out: ‘please’.Nothing turns its meaning.')
  add('Off and stop', 'zap')
  expect(status.textContent).toContain('Turn its meaning: ‘zap’ (Off and stop).')
})
