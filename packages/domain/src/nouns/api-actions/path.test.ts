import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { aDomain } from '../../testing/index.ts'
import { addApiAction, setApiActionPath } from './api-action-edits.ts'
import { checkPath, pathText, readPath } from './path.ts'

test('a path is typed with slashes, of which those too many part nothing', () => {
  expect(readPath(' /playback//start/ ')).toEqual(['playback', 'start'])
  expect(readPath('/')).toEqual([])
  expect(pathText(['playback', 'start'])).toBe('playback/start')
})

test.each([['play back'], ['search?q'], ['top#end']])('%s is no path, on no way in', (segment) => {
  const domain = addApiAction(aDomain(), { name: 'play', coreActions: [] })
  expect(checkPath(['a', segment])).toBe(messages.apiActions.path)
  expect(() => setApiActionPath(domain, { name: 'play', path: [segment] })).toThrow(messages.apiActions.path)
})

test('a path may have any other letters', () => {
  expect(checkPath(['{id}', 'größe', 'a.b-c_d', '%20'])).toBeUndefined()
})
