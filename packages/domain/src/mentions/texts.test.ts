import { expect, test } from 'vitest'
import { changeConceptsInText, changeInputsInText, mapTexts } from './texts.ts'

const toZ = (name: string) => (name === 'x' ? 'z' : name)

test.each([
  ['Playing {{x}} now', 'Playing {{z}} now'],
  ['{{ x }} and {{x.title}} and {{x[0].title}}', '{{ z }} and {{z.title}} and {{z[0].title}}'],
  ['{{xx}} {{y.x}} {x} {{x', '{{xx}} {{y.x}} {x} {{x'],
  ['{{x y}}', '{{x y}}'],
  ['$x', '$z'],
  ['$x.title.0', '$z.title.0'],
  ['$xx', '$xx'],
  ['$y.x', '$y.x'],
  ['costs $x', 'costs $x'],
  ['$x costs', '$x costs'],
])('the inputs in "%s" are found: "%s"', (before, after) => {
  expect(changeInputsInText(before, toZ)).toBe(after)
  expect(changeInputsInText(before, () => undefined)).toBe(before)
})

test('names of any script are found', () => {
  expect(changeInputsInText('{{größe}} {{曲}}', (name) => `${name}-2`)).toBe('{{größe-2}} {{曲-2}}')
})

test('a concept is found by the end of its name', () => {
  const after = (text: string) =>
    changeConceptsInText(text, (name) => (name === 'HI_CONCEPT' ? 'BYE_CONCEPT' : name))
  expect(after('HI_CONCEPT, you')).toBe('BYE_CONCEPT, you')
  expect(after('OH-HI_CONCEPT HI_CONCEPTS hi')).toBe('OH-HI_CONCEPT HI_CONCEPTS hi')
})

test('a long text takes no longer than it is long', () => {
  const long = '{{'.repeat(20_000) + 'a'.repeat(60_000)
  const before = performance.now()
  expect(changeInputsInText(long, toZ)).toBe(long)
  expect(changeConceptsInText(`${'_CONCEPT-'.repeat(10_000)}x`, toZ)).toContain('x')
  expect(performance.now() - before).toBeLessThan(3000)
})

test('texts are changed at any depth, and only there', () => {
  const before = {
    heading: '$x',
    image: { format: 'gfx', payload: null },
    list: [{ text1: '{{x}}' }, 'x', 3],
  }
  const change = (text: string) => changeInputsInText(text, toZ)
  const after = mapTexts(before, change)
  expect(after).toEqual({ ...before, heading: '$z', list: [{ text1: '{{z}}' }, 'x', 3] })
  expect(after.image).toBe(before.image)
  expect(mapTexts(before, (text) => text)).toBe(before)
  expect(mapTexts(JSON.parse('{"__proto__":"$x"}') as object, change)).toEqual(
    JSON.parse('{"__proto__":"$z"}'),
  )
})
