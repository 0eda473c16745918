import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { followConceptName } from '@sdp/domain/concepts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { findingGroup, type ProblemGroup } from '../../parts/problem-places.ts'
import { type ProblemSection, problemSections } from '../../parts/problem-sections.ts'
import { useProblems } from '../../parts/problems.ts'
import { useRuleFindings } from '../../parts/rule-findings.ts'
import { failedTestGroup, useFailedTests } from '../../parts/test-runs/failed-tests.ts'
import { useProblemPlace } from '../../parts/use-problem-place.ts'
import { footHeight } from '../../ui/layout.ts'
import { readableNumber } from '../../ui/numbers.ts'
import { useProblemWalk } from './problem-walk.ts'

const shownAtFirst = 100

/**
 * All problems of the open domain by language and tab; each leads to its place. It stays at the bottom while they are put
 * right.
 */
export function ProblemsPanel() {
  const isOpen = useProblemWalk((state) => state.isOpen)
  const domainId = useEditing((editing) => editing.domainId)
  // It stays while the domain is opened in another language
  useEffect(() => {
    if (useProblemWalk.getState().domainId === domainId) return
    useProblemWalk.setState({ domainId, isOpen: false, visited: undefined })
  }, [domainId])
  return isOpen ? <OpenPanel /> : null
}

function OpenPanel() {
  const found = useProblems()
  const sections = useMemo(() => problemSections(found), [found])
  const findings = useRuleFindings((state) => state.all)
  const worthALook = useMemo(
    () => (findings?.length ? check((domain) => findingGroup(domain, findings)) : undefined),
    [findings],
  )
  const failed = useFailedTests()
  const failedTests = useMemo(() => (failed.length > 0 ? failedTestGroup(failed) : undefined), [failed])
  const panel = useRef<HTMLElement>(null)
  useFootHeight(panel)
  const list = useRef<HTMLDivElement>(null)
  const visited = useProblemWalk((state) => state.visited)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is found in the page, by its mark
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [visited])
  let before = 0
  return (
    <Panel ref={panel} aria-label="Problems">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 0.5 }}>
        <Typography variant="h3" component="h2">
          Problems
        </Typography>
        <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
          F8 next, Shift+F8 previous
        </Typography>
        <IconButton
          size="small"
          aria-label="Close problems"
          onClick={() => useProblemWalk.setState({ isOpen: false })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box ref={list} sx={{ overflow: 'auto', px: 3, pb: 1 }}>
        {sections.length === 0 && worthALook === undefined && failedTests === undefined && (
          <Typography variant="body2">Nothing is wrong in this domain, as far as it was checked.</Typography>
        )}
        {sections.map((section) => {
          const first = before
          before += section.count
          return (
            <Section
              key={section.language ?? ''}
              section={section}
              first={first}
              isNamed={sections.some(({ language }) => language !== undefined)}
              isSaved={section.language !== undefined && section.language !== found.language}
            />
          )
        })}
        {failedTests !== undefined && <Group group={failedTests} first={before} isOpen />}
        {worthALook !== undefined && <Group group={worthALook} first={before + failed.length} isOpen />}
      </Box>
    </Panel>
  )
}

/** Sets the height of the panel on the document, so that what floats at the foot of the window stays above it. */
function useFootHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(footHeight, `${panel.current?.offsetHeight ?? 0}px`),
    )
    if (panel.current) observer.observe(panel.current)
    return () => {
      observer.disconnect()
      style.removeProperty(footHeight)
    }
  }, [panel])
}

interface SectionProps {
  section: ProblemSection
  /** The place of its first problem among all. */
  first: number
  /** Whether there are several languages to distinguish. */
  isNamed: boolean
  /** Whether what was last saved was looked through. */
  isSaved: boolean
}

/** The problems of one language, or of what all languages share. */
function Section({ section: { language, count, groups }, first, isNamed, isSaved }: SectionProps) {
  let before = first
  const all = groups.map((group) => {
    const ofGroup = before
    before += group.problems.length
    return <Group key={group.title} group={group} first={ofGroup} isOpen={!isSaved} />
  })
  if (!isNamed) return all
  const title = language ?? 'All languages'
  const unlisted = count - (before - first)
  return (
    <section aria-label={title}>
      <Typography variant="body2" component="h3" sx={{ m: 0, mt: 1, fontWeight: 600 }}>
        {title} ({readableNumber(count)})
        {isSaved && (
          <Typography variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
            as it was last saved
          </Typography>
        )}
      </Typography>
      <Box sx={{ pl: 1.5 }}>
        {all}
        {unlisted > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            and {readableNumber(unlisted)} more
          </Typography>
        )}
      </Box>
    </section>
  )
}

interface GroupProps {
  group: ProblemGroup
  /** The place of its first problem among all. */
  first: number
  /** Whether its problems can be put right here, without another language being opened. */
  isOpen: boolean
}

/** The problems of one tab. */
function Group({ group: { title, problems }, first, isOpen }: GroupProps) {
  const placeOf = useProblemPlace()
  const { edit, disabledReason } = useEdit()
  const visited = useProblemWalk((state) => state.visited)
  const [wanted, setWanted] = useState(shownAtFirst)
  // The one that F8 went to is always among them
  const shown = Math.max(wanted, problems.findIndex(({ key }) => key === visited?.key) + 1)
  return (
    <section aria-label={title}>
      <Typography variant="caption" component="h4" sx={{ m: 0, mt: 0.5, fontWeight: 600 }}>
        {title} ({readableNumber(problems.length)})
      </Typography>
      {problems.slice(0, shown).map((problem, index) => {
        const go = placeOf(problem)
        const { key, name, text, renamedConcept } = problem
        const visit = () => {
          useProblemWalk.setState({ visited: { key, index: first + index } })
          go?.()
        }
        return (
          <Box key={key} sx={{ display: 'flex', alignItems: 'center' }}>
            <Row type="button" disabled={!go} aria-current={key === visited?.key} onClick={visit}>
              {name !== undefined && <b>{name}</b>} {text}
            </Row>
            {renamedConcept !== undefined && isOpen && (
              <Button
                size="small"
                disabled={disabledReason !== undefined}
                title={disabledReason}
                sx={{ whiteSpace: 'nowrap' }}
                aria-label={`Use ${renamedConcept.to} in place of ${renamedConcept.from}`}
                onClick={() => edit(followConceptName, renamedConcept)}
              >
                Use the new name
              </Button>
            )}
          </Box>
        )
      })}
      {problems.length > shown && (
        <Button size="small" onClick={() => setWanted(4 * shown)}>
          {readableNumber(problems.length - shown)} more
        </Button>
      )}
    </section>
  )
}

const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '34vh',
  marginTop: 'auto',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[4],
  // Below the page it would stand on nothing but the footer
  'main:has(> &) + footer': { display: 'none' },
}))

const Row = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: '100%',
  padding: '2px 6px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&:hover:enabled, &[aria-current=true]': { background: theme.vars.palette.action.hover },
}))
