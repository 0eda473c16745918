import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { messages } from '@sdp/domain'
import {
  addTest,
  type ConversationTest,
  checkTestName,
  deleteTests,
  duplicateTests,
  moveTests,
  newConversationTest,
} from '@sdp/domain/tests'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { useShownTests, useTestRuns } from '../../parts/test-runs/test-runs.ts'
import type { TestSummary } from '../../parts/test-runs/test-summary.ts'
import { runTestsAgain } from '../../parts/test-runs/use-test-running.ts'
import { namedHeader } from '../../ui/layout.ts'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { AcceptSelected } from './AcceptSelected.tsx'
import { CoverageDialog } from './CoverageDialog.tsx'
import { RunReal } from './RunReal.tsx'
import { SuggestDialog } from './SuggestDialog.tsx'
import { TagsDialog } from './TagsDialog.tsx'
import { TestFilesMenu } from './TestFilesMenu.tsx'
import { TestPanel } from './TestPanel.tsx'
import { testColumns } from './test-columns.tsx'
import { filterTexts, findTests, inState, type StateFilter, stateFilters } from './test-states.ts'
import { useLanguageRuns } from './use-language-runs.ts'

const noResults: ReadonlyMap<string, TestSummary> = new Map()

const search = { find: findTests }

interface TestsPageProps {
  /** The test that is open next to the table. */
  opened: ConversationTest | undefined
  onOpen: (name: string) => void
  onClose: () => void
}

/** The tests of the domain: conversations that are run again after every edit, and the one that is open as a chat. */
export function TestsPage({ opened, onOpen, onClose }: TestsPageProps) {
  const { edit, disabledReason } = useEdit()
  const language = useEditing((editing) => editing.language)
  const tests = useDomain((domain) => domain.tests)
  const byLanguage = useTestRuns((runs) => runs.results)
  const problem = useTestRuns((runs) => runs.problem)
  const [filter, setFilter] = useState<StateFilter>('all')
  const [tagged, setTagged] = useState<readonly ConversationTest[]>()
  const [isSuggesting, setSuggesting] = useState(false)
  const [isCoverageOpen, setCoverageOpen] = useState(false)
  // Next to an open test there is room for what is used with it
  const isWide = useMediaQuery(`(min-width: ${namedHeader}px)`, { noSsr: true })
  useLanguageRuns()
  useEffect(() => {
    useShownTests.setState({ isTabOpen: true })
    return () => useShownTests.setState({ isTabOpen: false })
  }, [])
  const results = byLanguage.get(language) ?? noResults
  const others = useMemo(
    () => new Map([...byLanguage].filter(([one]) => one !== language)),
    [byLanguage, language],
  )
  const all = useMemo(
    () => inState(tests, filter, [results, ...others.values()]),
    [tests, filter, results, others],
  )
  const stopSuggesting = useCallback(() => setSuggesting(false), [])
  const checkName = useCallback((name: string) => check(checkTestName, name), [])
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {problem !== undefined && (
          <Alert
            severity="error"
            sx={{ mx: 3, mt: 1 }}
            action={
              <Button color="inherit" onClick={runTestsAgain}>
                Run again
              </Button>
            }
          >
            {messages.tests.notRun(problem)}
          </Alert>
        )}
        <NamedTable
          noun="test"
          title="Tests"
          all={all}
          columns={testColumns}
          options={{ results, others, opened: opened?.name, onOpen }}
          searched="Names, tags and comments"
          search={search}
          adding={{
            label: 'Add test',
            check: checkName,
            onAdd: (name) => {
              if (!edit(addTest, { test: newConversationTest(name) })) return false
              setFilter('all')
              onOpen(name)
              return true
            },
          }}
          tools={
            <>
              <PlainSelect
                label="Which tests"
                isField
                value={filter}
                options={stateFilters}
                labelOf={(one) => filterTexts[one as StateFilter]}
                onChange={(one) => setFilter(one as StateFilter)}
              />
              {(isWide || opened === undefined) && (
                <>
                  <Button
                    variant="outlined"
                    disabled={tests.length === 0}
                    onClick={() => setCoverageOpen(true)}
                  >
                    Coverage
                  </Button>
                  <Button
                    variant="outlined"
                    disabled={disabledReason !== undefined}
                    title={disabledReason}
                    onClick={() => setSuggesting(true)}
                  >
                    Suggest
                  </Button>
                  <TestFilesMenu />
                </>
              )}
            </>
          }
          deletes={deleteTests}
          {...(filter === 'all' && { moves: moveTests })}
          bulk={(selected) => (
            <>
              <AcceptSelected tests={selected} />
              <RunReal tests={selected} />
              <Button disabled={disabledReason !== undefined} onClick={() => setTagged(selected)}>
                Tags
              </Button>
              <Button onClick={() => edit(duplicateTests, { names: selected.map(({ name }) => name) })}>
                Duplicate
              </Button>
            </>
          )}
          example={{
            name: 'first conversation',
            about:
              'A test is a conversation that is run again after every edit. Keep one from the chat, or add one and write its turns ' +
              'here: what somebody says, and what has to come of it.',
          }}
        />
      </Box>
      {tagged !== undefined && <TagsDialog tests={tagged} onClose={() => setTagged(undefined)} />}
      {isSuggesting && <SuggestDialog onClose={stopSuggesting} />}
      {isCoverageOpen && <CoverageDialog onClose={() => setCoverageOpen(false)} />}
      {opened && <TestPanel key={language} test={opened} language={language} onClose={onClose} />}
    </Box>
  )
}
