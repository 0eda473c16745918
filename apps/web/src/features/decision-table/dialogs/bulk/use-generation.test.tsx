import type { RulesToGenerate } from '@sdp/domain/decision-table'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useGeneration } from './use-generation.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('rules are made piece by piece, and no more of them once the dialog is closed', async () => {
  let asked = 0
  const intents = Array.from({ length: 2000 }, (_, index) => `intent${index}`)
  const choice: RulesToGenerate = {
    get intents() {
      asked++
      return intents
    },
    requests: [],
    inputs: [],
  }
  const { result, unmount } = renderHook(() => useGeneration())
  let whole = Promise.resolve()
  await act(async () => {
    whole = result.current.generate(choice)
    await nextTask()
  })
  expect(result.current.generated?.rules.length).toBeGreaterThan(0)
  expect(result.current.isRunning).toBe(true)
  unmount()
  const before = asked
  await whole
  expect(asked).toBe(before)
})
