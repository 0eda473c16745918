import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDomain } from '../editing/use-editing.ts'
import { TestsPage } from '../features/tests/TestsPage.tsx'
import { useDialogInAddress, useFollowedName } from './use-dialog-in-address.ts'

const keys = ['test'] as const

/** The tests of the domain; the address names the one that is open. */
export function TestsTab() {
  const search = useSearch({ from: '/default/domains/$domainId/tests' })
  const tests = useDomain((domain) => domain.tests)
  const { open, change, close } = useDialogInAddress(keys)
  const name = useFollowedName(
    search.test,
    tests,
    useCallback((renamed) => change({ test: renamed }), [change]),
  )
  const opened = tests.find((one) => one.name === name)
  const isOpen = opened !== undefined
  return (
    <TestsPage
      opened={opened}
      // From one test to another is no step back: closing it closes both
      onOpen={useCallback((test) => (isOpen ? change({ test }) : open({ test })), [isOpen, change, open])}
      onClose={close}
    />
  )
}
