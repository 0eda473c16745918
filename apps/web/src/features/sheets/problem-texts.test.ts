import { expect, test } from 'vitest'
import { problemText, shownText } from './problem-texts.ts'

test('[XLS-028] a problem is shown with its current value', () => {
  const problem = { line: 3, message: 'Line 3: The "lang" value must be ENU.', currentValue: 'deu-DEU' }
  expect(problemText(problem)).toBe('Line 3: The "lang" value must be ENU. Current value: deu-DEU')
  expect(problemText({ ...problem, cell: 'slots!C3' })).toBe(
    'Line 3: The "lang" value must be ENU. Cell: slots!C3. Current value: deu-DEU',
  )
})

test('a sentence of many expressions is shown by its beginning', () => {
  expect(shownText('short')).toBe('short')
  expect(shownText('x'.repeat(5000))).toHaveLength(1001)
})
