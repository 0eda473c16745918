import type { ReactNode } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import './texts-heading.css'

interface TextsHeadingProps {
  title: ReactNode
  about: string
  /** What the button that adds a text says, and its accessible name. */
  add: string
  addLabel: string
  onAdd: () => void
  /** What else can be done with the texts. */
  children?: ReactNode
}

/** The heading of some texts, and what can be done with them. */
export function TextsHeading({ title, about, add, addLabel, onAdd, children }: TextsHeadingProps) {
  const { disabledReason } = useEdit()
  return (
    <>
      <span className="texts-title">{title}</span>
      <span className="texts-about" title={about}>
        {about}
      </span>
      <span className="texts-tools">
        <CellButton
          aria-label={addLabel}
          aria-disabled={disabledReason !== undefined}
          title={disabledReason}
          onClick={() => disabledReason === undefined && onAdd()}
        >
          {add}
        </CellButton>
        {children}
      </span>
    </>
  )
}
