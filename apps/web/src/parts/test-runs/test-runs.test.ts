import { beforeEach, expect, test, vi } from 'vitest'
import { noTestRuns, takeResults, useTestRuns } from './test-runs.ts'

beforeEach(() => useTestRuns.setState(noTestRuns))

test('what came of tests is kept by language, and nobody is notified of results that are as before', () => {
  takeResults('eng-USA', [
    { name: 'music', result: 'passed' },
    { name: 'news', result: 'failed', reason: 'Turn 1' },
  ])
  const listener = vi.fn()
  const stop = useTestRuns.subscribe(listener)
  takeResults('eng-USA', [{ name: 'news', result: 'failed', reason: 'Turn 1' }])
  expect(listener).not.toHaveBeenCalled()
  takeResults('deu-DEU', [])
  takeResults('eng-USA', [{ name: 'news', result: 'failed', reason: 'Turn 2' }])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(useTestRuns.getState().results).toEqual(
    new Map([
      [
        'eng-USA',
        new Map([
          ['music', { name: 'music', result: 'passed' }],
          ['news', { name: 'news', result: 'failed', reason: 'Turn 2' }],
        ]),
      ],
      ['deu-DEU', new Map()],
    ]),
  )
})
