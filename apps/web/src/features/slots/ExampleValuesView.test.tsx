import { aDomain, aSlot } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeDomain, takeAnswer, undo } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { draw, focusOn } from '../../testing/draw.tsx'
import { ExampleValuesView } from './ExampleValuesView.tsx'

const language = 'eng-USA'

function Shown() {
  return <ExampleValuesView slot={useDomain(({ slots }) => slots[0]!)} />
}

function open(...exampleValues: string[]) {
  const artist = aSlot('artist', {}, { type: 'FreeText', ...(exampleValues.length > 0 && { exampleValues }) })
  const opened = {
    ...toWire(aDomain({ slots: [artist] })),
    languages: [{ _id: language, language, default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
  } as unknown as FullDomain
  takeAnswer(opened, undefined)
  draw(<Shown />)
}
afterEach(closeDomain)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add example value' })
const values = () => screen.queryAllByRole('button', { name: /^Example value/ }).map((one) => one.textContent)
const chipOf = (text: string) => screen.getByRole('button', { name: `Example value ${text}` })
const type = (text: string) => {
  focusOn(field())
  fireEvent.change(field(), { target: { value: text } })
}
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key })

test('what is typed is added by Enter, several with commas, and undone in one step', () => {
  open()
  expect(screen.getByText('No example values yet')).toBeDefined()
  type('Cher, Nina Simone')
  press(field(), 'Enter')
  expect([values(), field().value]).toEqual([['Cher', 'Nina Simone'], ''])
  act(undo)
  expect(values()).toEqual([])
})

test('what is wrong with a value is reported while it is typed, and it is not added', () => {
  open('Cher')
  type('cher')
  expect(screen.getByRole('tooltip').textContent).toBe('cher is already an example value of the slot')
  press(field(), 'Enter')
  expect([values(), field().value]).toEqual([['Cher'], 'cher'])
})

test('arrow keys go from value to value, and Delete deletes one and stays at its place', () => {
  open('Cher', 'Prince', 'Björk')
  const group = screen.getByRole('group', { name: 'Example values of artist' })
  expect(
    within(group)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1)
  focusOn(chipOf('Cher'))
  press(chipOf('Cher'), 'ArrowRight')
  expect(document.activeElement).toBe(chipOf('Prince'))
  press(chipOf('Prince'), 'Delete')
  expect(values()).toEqual(['Cher', 'Björk'])
  expect(document.activeElement).toBe(chipOf('Björk'))
  press(chipOf('Björk'), 'Delete')
  expect(document.activeElement).toBe(chipOf('Cher'))
  fireEvent.click(screen.getByRole('button', { name: 'Delete example value Cher' }))
  expect(screen.getByText('No example values yet')).toBeDefined()
})

test('lines that are pasted are shown before they are added, the wrong ones with their line', () => {
  open('Cher')
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Prince\n!?\ncher\nBjörk' } })
  const dialog = screen.getByRole('dialog', { name: 'Paste example values of artist' })
  expect(within(dialog).getByRole('status').textContent).toBe('Adds 2 example values, 1 refused')
  expect(within(dialog).getByRole('region', { name: 'Preview' }).textContent).toContain(
    'Line 2, column 1: An example value needs at least one letter or digit',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(values()).toEqual(['Cher', 'Prince', 'Björk'])
})
