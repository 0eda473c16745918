import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import './completed-field.css'
import { useAfterPaint } from './use-after-paint.ts'

export interface Choice {
  /** Distinguishes it from others of the same name. */
  key: string
  name: string
  detail?: string
}

interface ChoiceListProps {
  label: string
  /** The name of the search field; a short list needs none. */
  search?: string | undefined
  choices: readonly Choice[]
  chosen: ReadonlySet<string>
  /** Whether several can be chosen, each with a box. */
  isMultiple?: boolean
  disabledReason?: string | undefined
  onChoose: (choice: Choice) => void
  /** Called by Enter on what is chosen already, where only one can be. */
  onConfirm?: () => void
  /** What it says when there is nothing to choose. */
  none: ReactNode
  height?: number | string
  /** Whether it has the focus when it comes. */
  isFocused?: boolean
}

const rowHeight = 30

/** Names to choose from, thousands of them, searched and walked through from one field. */
export function ChoiceList(props: ChoiceListProps) {
  const {
    label,
    search,
    choices,
    chosen,
    isMultiple = false,
    disabledReason,
    onChoose,
    onConfirm,
    none,
  } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { isFocused = false } = props
  useEffect(() => {
    if (isFocused) (field.current ?? frame.current)?.focus()
  }, [isFocused])
  const [text, setText] = useState('')
  const wanted = useAfterPaint(text.trim().toLowerCase())
  const [active, setActive] = useState(0)
  const shown = useMemo(
    () => choices.filter(({ name }) => name.toLowerCase().includes(wanted)),
    [choices, wanted],
  )
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const at = Math.min(active, shown.length - 1)

  const go = (place: number) => {
    const next = Math.max(0, Math.min(place, shown.length - 1))
    setActive(next)
    virtualizer.scrollToIndex(next)
  }
  const choose = (choice: Choice | undefined) => {
    if (choice !== undefined && disabledReason === undefined) onChoose(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const page = Math.floor((frame.current?.clientHeight ?? 0) / rowHeight)
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      return go(at + step)
    }
    if (event.key === 'Enter' || (event.key === ' ' && search === undefined)) {
      event.preventDefault()
      const choice = shown[at]
      return choice && chosen.has(choice.key) && onConfirm ? onConfirm() : choose(choice)
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      setText('')
      setActive(0)
    }
  }
  const walked = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
  }
  return (
    <Frame>
      {search !== undefined && (
        <input
          className="plain-field"
          role="combobox"
          aria-label={search}
          aria-expanded
          {...walked}
          autoComplete="off"
          ref={field}
          dir="auto"
          placeholder={search}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      )}
      <div
        ref={frame}
        id={`${id}-list`}
        className="list"
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        // A place that scrolls has to be reachable by keyboard
        tabIndex={0}
        {...walked}
        onKeyDown={onKeyDown}
        style={{ height: props.height ?? 320 }}
      >
        <div className="all" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const choice = shown[index]!
            const isChosen = chosen.has(choice.key)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
              <div
                key={choice.key}
                id={`${id}-${index}`}
                className={index === at ? 'option active' : 'option'}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen}
                aria-disabled={disabledReason !== undefined}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                title={disabledReason ?? choice.name}
                style={{ top: start }}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setActive(index)
                  choose(choice)
                }}
              >
                {isMultiple && (
                  <input className="cell-check" type="checkbox" inert readOnly checked={isChosen} />
                )}
                <span className="name" dir="auto">
                  {choice.name}
                </span>
                {choice.detail !== undefined && <span className="detail">{choice.detail}</span>}
              </div>
            )
          })}
        </div>
        {shown.length === 0 && <div className="none">{none}</div>}
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  '& .list': {
    position: 'relative',
    overflow: 'auto',
    overflowAnchor: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
  },
  '& .list:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '& .all': { position: 'relative' },
  '& .option': {
    position: 'absolute',
    insetInline: 0,
    height: rowHeight,
    padding: '0 10px',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    cursor: 'pointer',
  },
  '& .option:hover, & .option.active': { background: theme.vars.palette.action.hover },
  '& .option.active': { boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}` },
  '& .option[aria-selected=true]': { fontWeight: 600 },
  '& .option[aria-disabled=true]': { cursor: 'default', color: theme.vars.palette.text.secondary },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .detail': {
    marginInlineStart: 'auto',
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& .none': { padding: 12, color: theme.vars.palette.text.secondary },
}))
