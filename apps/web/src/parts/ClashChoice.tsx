import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { messages } from '@sdp/domain'
import type { Side } from '@sdp/domain/merging'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { oneLine } from '../ui/layout.ts'
import { MoreButton } from './ChangeList.tsx'
import { type ClashLine, changedWords } from './clash-lines.ts'

interface ClashChoiceProps {
  /** What both changed. */
  label: string
  lines: readonly ClashLine[]
  /** What each side is called. */
  names: Readonly<Record<Side, string>>
  chosen: Side | undefined
  onChoose: (side: Side) => void
  /** What is above the first two columns, where the page names them. */
  heading?: ReactNode
}

/** The columns: what a line is about, what was there, and what each side made of it. */
export const clashColumns = 'minmax(72px, 128px) repeat(3, minmax(0, 1fr))'

const sides = ['mine', 'theirs'] as const
const maxLines = 12

/** What was there and what each side made of it, line by line, with the choice of whose counts. */
export function ClashChoice(props: ClashChoiceProps) {
  const { label, lines, names, chosen, onChoose, heading } = props
  const [isWhole, setWhole] = useState(false)
  const group = useId()
  const shown = isWhole ? lines : lines.slice(0, maxLines)
  const takeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const side = { ArrowLeft: 'mine', ArrowRight: 'theirs' }[event.key] as Side | undefined
    if (side === undefined || !isRadio(event.target)) return
    // The browser would go round from the last to the first
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`input[value=${side}]`)?.focus()
    onChoose(side)
  }
  return (
    <Frame role="radiogroup" aria-label={label} onKeyDown={takeByKey}>
      {heading === undefined ? (
        <>
          <div className="head" />
          <div className="head">Before</div>
        </>
      ) : (
        <div className="heading">{heading}</div>
      )}
      {sides.map((side) => (
        <div key={side} className="head" data-chosen={chosen === side}>
          <FormControlLabel
            control={
              <Radio
                size="small"
                name={group}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
            }
            label={names[side]}
            title={names[side]}
          />
        </div>
      ))}
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and lines never move
        <Line key={index} line={line} chosen={chosen} />
      ))}
      {lines.length > shown.length && (
        <MoreButton count={lines.length - shown.length} onClick={() => setWhole(true)} />
      )}
    </Frame>
  )
}

function isRadio(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio'
}

function Line({ line, chosen }: { line: ClashLine; chosen: Side | undefined }) {
  const { label, language, base } = line
  return (
    <>
      <div className="label">{[label, language && `(${language})`].filter(Boolean).join(' ')}</div>
      <div dir="auto">{base}</div>
      {sides.map((side) => (
        <div key={side} dir="auto" data-chosen={chosen === side}>
          <SideText line={line} side={side} />
        </div>
      ))}
    </>
  )
}

function SideText({ line, side }: { line: ClashLine; side: Side }) {
  const cell = line[side]
  if (cell === undefined) {
    return line.base === undefined ? null : <span className="quiet">{messages.merging.unchanged}</span>
  }
  if (cell.text === undefined) return <span className="removed">removed</span>
  if (line.base === undefined) return cell.text
  const [before, changed, after] = changedWords(line.base, cell.text)
  const isOther = before.trim() === '' && after.trim() === ''
  if (isOther) return cell.text
  return (
    <>
      {before}
      {changed !== '' && <mark>{changed}</mark>}
      {after}
    </>
  )
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: clashColumns,
    '& > div': {
      padding: '3px 10px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '& > .head': {
      color: palette.text.secondary,
      alignSelf: 'stretch',
      display: 'flex',
      alignItems: 'center',
    },
    '& > .heading': {
      gridColumn: 'span 2',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '3px 10px 3px 0',
    },
    '& > .heading > input': { flexShrink: 0 },
    '& > .label': { color: palette.text.secondary, paddingLeft: 0 },
    '& > [data-chosen=true]': {
      background: `color-mix(in srgb, ${palette.primary.main} 13%, transparent)`,
    },
    '& .quiet': { color: palette.text.secondary },
    '& .removed': { color: palette.error.main },
    '& mark': {
      color: 'inherit',
      borderRadius: 3,
      background: `color-mix(in srgb, ${palette.warning.main} 26%, transparent)`,
    },
    '& .MuiFormControlLabel-root': { marginRight: 0, minWidth: 0 },
    '& .MuiFormControlLabel-label': oneLine,
    '& .MuiRadio-root': { padding: 4 },
  }
})
