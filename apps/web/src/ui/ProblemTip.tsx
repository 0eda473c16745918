import { cloneElement, type ReactElement, useId } from 'react'
import { BelowField } from './BelowField.tsx'

interface ProblemTipProps {
  problem: string | undefined
  /** Whether it is shown: of several wrong fields only the one with the focus does; the others show it on hover. */
  isActive: boolean
  children: ReactElement<{ 'aria-describedby'?: string; title?: string | undefined }>
}

/** What is wrong with what is typed, under its field, for as long as it is wrong. */
export function ProblemTip({ problem, isActive, children }: ProblemTipProps) {
  const id = useId()
  const isShown = isActive && problem !== undefined
  return (
    <>
      {cloneElement(children, isShown ? { 'aria-describedby': id } : { title: problem })}
      {isShown && <FieldProblem id={id} problem={problem} />}
    </>
  )
}

interface FieldProblemProps {
  /** What the field says it is described by. */
  id: string
  problem: string
}

/** The same for a field that says by itself what it is described by: it is placed right after it. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  return (
    <BelowField>
      <div id={id} className="field-problem" role="tooltip">
        {problem}
      </div>
    </BelowField>
  )
}
