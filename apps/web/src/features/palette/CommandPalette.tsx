import SearchIcon from '@mui/icons-material/Search'
import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { nameQuery, rankNames } from '@sdp/domain'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readableNumber } from '../../ui/numbers.ts'
import { keysOf } from '../../ui/shortcuts.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import type { Candidate } from './candidates.ts'
import { useCandidates } from './use-candidates.ts'
import { useFound } from './use-found.ts'
import { useGo } from './use-go.ts'

const maxShown = 40

/** Leads to anything by a part of its name, and does what can be done now. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { candidates, domainId, language } = useCandidates(text)
  const go = useGo()
  useFocusKept()
  const here = ranked(text, language, candidates)
  // Below what is here, so that nothing moves when the answer comes
  const elsewhere = ranked(text, '', useFound(text, domainId))
  const shown = [...here, ...elsewhere]
  const at = Math.min(active, shown.length - 1)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const choose = (candidate: Candidate | undefined) => {
    if (candidate === undefined) return
    // The focus is back where it was before whatever comes next takes it
    flushSync(onClose)
    go(candidate)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      const next = at + step
      const isStep = Math.abs(step) === 1
      const count = Math.max(shown.length, 1)
      setActive(isStep ? (next + count) % count : Math.max(0, Math.min(next, count - 1)))
    } else if (event.key === 'Enter') choose(shown[at])
    else return
    event.preventDefault()
  }
  const row = (candidate: Candidate, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div
      key={candidate.key}
      id={`${id}-${index}`}
      data-at={index}
      className={index === at ? 'option active' : 'option'}
      role="option"
      tabIndex={-1}
      aria-selected={index === at}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => setActive(index)}
      onClick={() => choose(candidate)}
    >
      <span className="kind">{candidate.kind}</span>
      <span className="name" dir="auto" title={candidate.name}>
        {candidate.name}
      </span>
      <Detail candidate={candidate} />
    </div>
  )
  return (
    <Frame
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': 'Command palette' } }}
    >
      <div className="field">
        <SearchIcon fontSize="small" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the key that opened it was meant for it
          autoFocus
          role="combobox"
          aria-label="Go to anything or run a command"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={100}
          placeholder="Go to a domain, intent, slot, rule, page ... or run a command"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} className="list" role="listbox" aria-label="Found">
        {here.map(row)}
        {elsewhere.length > 0 && (
          <div className="heading" role="presentation">
            Elsewhere
          </div>
        )}
        {elsewhere.map((candidate, index) => row(candidate, here.length + index))}
      </div>
      <div className="foot" role="status">
        {shown.length === 0 ? 'Nothing has a name like this' : `${readableNumber(shown.length)} found`}
        <span aria-hidden>↑ ↓ Enter</span>
      </div>
    </Frame>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

function ranked(text: string, language: string, candidates: readonly Candidate[]): Candidate[] {
  const ranking = rankNames<Candidate>(nameQuery(text, language), {
    most: maxShown,
    bonus: ({ weight }) => weight,
  })
  for (const candidate of candidates) ranking.offer(candidate, candidate.searched)
  return ranking.best()
}

function Detail({ candidate: { target, detail } }: { candidate: Candidate }) {
  if (target.to === 'command' && target.command.shortcut !== undefined)
    return <kbd>{keysOf(target.command.shortcut)}</kbd>
  return detail === undefined ? null : <span className="detail">{detail}</span>
}

const Frame = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginTop: '12vh', maxHeight: '70vh' },
  ...theme.typography.body2,
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '12px 16px',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    border: 0,
    outline: 0,
    padding: 0,
    background: 'transparent',
    color: theme.vars.palette.text.primary,
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& .list': { overflow: 'auto', padding: 6, minHeight: 0 },
  '& .option': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 32,
    padding: '0 10px',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& .option.active': {
    background: theme.vars.palette.action.hover,
    boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
  },
  '& .kind': {
    ...theme.typography.caption,
    width: 116,
    flexShrink: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .name': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .detail': {
    maxWidth: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& kbd': {
    ...theme.typography.caption,
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& .heading': {
    ...theme.typography.caption,
    padding: '8px 10px 4px',
    color: theme.vars.palette.text.secondary,
  },
  '& .foot': {
    ...theme.typography.caption,
    display: 'flex',
    justifyContent: 'space-between',
    padding: '6px 16px',
    color: theme.vars.palette.text.secondary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}))
