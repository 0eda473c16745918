import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { CountedField } from './CountedField.tsx'

function below(problem: string | undefined, hint?: string): (string | null)[] {
  const field = { label: 'Message', value: 'please', max: 10, problem, ...(hint !== undefined && { hint }) }
  const { unmount } = draw(<CountedField {...field} onChange={() => {}} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  const shown = [description?.textContent ?? null, box.getAttribute('aria-invalid'), String(box.maxLength)]
  unmount()
  return shown
}

test('a field says how much room is left, in addition to its hint or what is wrong', () => {
  expect(below(undefined)).toEqual(['6 / 10', 'false', '10'])
  expect(below(undefined, 'Who reads it')).toEqual(['Who reads it6 / 10', 'false', '10'])
  expect(below('Too short', 'Who reads it')).toEqual(['Too short6 / 10', 'true', '10'])
})
