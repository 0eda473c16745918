import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../../testing/draw.tsx'
import { WeightEditor } from './WeightEditor.tsx'

const onWeigh = vi.fn()
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const wrong = 'The weight lies between 1 and 2.4, in steps of 0.1'

function type(text: string) {
  draw(
    <WeightEditor label="play" weight={100} combinations={3n} disabled={false} hasSlider onWeigh={onWeigh} />,
  )
  focusOn(field())
  fireEvent.change(field(), { target: { value: text } })
}

test('a number that is right becomes the weight when the field is left', () => {
  type('1.3')
  fireEvent.blur(field())
  expect(onWeigh).toHaveBeenCalledExactlyOnceWith(130)
})

test.each(['9', '0.5', '1.25', ''])(
  '"%s" is reported at the field, and stays there when it is left',
  (text) => {
    type(text)
    expect(screen.getByRole('tooltip').textContent).toBe(wrong)
    fireEvent.keyDown(field(), { key: 'Enter' })
    fireEvent.blur(field())
    expect(onWeigh).not.toHaveBeenCalled()
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([text, 'true'])
    expect(screen.getByTitle(wrong)).toBeDefined()
  },
)

test('Esc puts the weight back', () => {
  type('9')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect([field().value, slider().value]).toEqual(['1', '1'])
})

test('the slider sets the weight when it is let go', () => {
  type('1')
  fireEvent.change(slider(), { target: { value: '2.4' } })
  expect(onWeigh).not.toHaveBeenCalled()
  fireEvent.pointerUp(slider())
  expect(onWeigh).toHaveBeenCalledExactlyOnceWith(240)
})
