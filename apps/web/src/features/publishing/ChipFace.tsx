import type { MouseEvent } from 'react'
import { formatDate, formatShort } from '../../ui/dates.ts'
import type { ChipText } from './state-texts.ts'
import './publishing.css'

interface ChipFaceProps extends ChipText {
  /** What precedes its state. */
  label?: string | undefined
  /** What it is about, for those who cannot see its place. */
  about: string
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A plain button with a class: a page has hundreds of them. */
export function ChipFace(props: ChipFaceProps) {
  const { label, about, state, look, approval, isRunning, text, savePoints, date, failures, onClick } = props
  const whole = [
    text,
    ...savePoints.map((name) => `save point ${name}`),
    ...(date === '' ? [] : [formatDate(date)]),
    ...failures,
    ...(isRunning ? ['in progress'] : []),
  ].join(', ')
  const shown = [
    ...(label === undefined ? [text] : [label, text.toLowerCase()]),
    ...savePoints,
    ...(date === '' ? [] : [formatShort(date)]),
  ]
  return (
    <button
      type="button"
      className="publish-chip"
      data-state={state}
      data-look={look}
      data-approval={approval}
      data-busy={isRunning || undefined}
      aria-haspopup="dialog"
      aria-label={`${about}: ${whole}`}
      title={`${about}: ${whole}`}
      onClick={onClick}
    >
      <span className="dot" aria-hidden />
      <span className="text">{shown.join(' · ')}</span>
    </button>
  )
}
