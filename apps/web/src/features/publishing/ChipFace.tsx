import type { MouseEvent } from 'react'
import type { ChipText } from './state-texts.ts'
import './publishing.css'

interface ChipFaceProps extends ChipText {
  /** What it says, where that is not its state. */
  label?: string | undefined
  /** What it is about, for those who cannot see where it stands. */
  about: string
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A plain button with a class: a page has hundreds of them. */
export function ChipFace({ label, about, state, approval, isUnderWay, text, onClick }: ChipFaceProps) {
  const whole = `${about}: ${text}${isUnderWay ? ', in progress' : ''}`
  return (
    <button
      type="button"
      className="publish-chip"
      data-state={state}
      data-approval={approval}
      data-busy={isUnderWay || undefined}
      aria-haspopup="dialog"
      aria-label={whole}
      title={whole}
      onClick={onClick}
    >
      <span className="dot" aria-hidden />
      <span className="text">{label ?? text}</span>
    </button>
  )
}
