import { aDomain } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { draw } from '../../testing/draw.tsx'
import { usePartChecks } from './use-part-checks.ts'

const language = 'eng-USA'

function Checked({ text }: { text: string }) {
  const { isWrong, shownErrors } = usePartChecks({ name: 'please', language, text, isChecked: true })
  return <p>{`${isWrong}: ${shownErrors.map(({ message }) => message).join()}`}</p>
}

test('[ADMIN-032] what is wrong with a value is shown once it has settled for 350 ms, and known at once', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    closeDomain()
  })
  const opened = {
    ...toWire(aDomain({})),
    languages: [{ _id: language, language, default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
  } as unknown as FullDomain
  takeAnswer(opened, undefined)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const shown = () => screen.getByText(/^(true|false):/).textContent

  const { rerender } = draw(<Checked text="" />)
  rerender(<Checked text="(a|" />)
  expect(shown()).toBe('true: ')
  pass(349)
  rerender(<Checked text="(a|b)" />)
  pass(349)
  expect(shown()).toBe('true: ')
  pass(1)
  expect(shown()).toBe('true: Use minimum 10 symbols')
  rerender(<Checked text="(abcd|efgh)" />)
  expect(shown()).toBe('false: ')
})
