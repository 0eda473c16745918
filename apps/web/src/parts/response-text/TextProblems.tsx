import type { TextProblem } from '@sdp/domain/responses'

/** What is wrong with a text, below it. */
export function TextProblems({ id, problems }: { id?: string; problems: readonly TextProblem[] }) {
  return (
    <div id={id} role={id === undefined ? undefined : 'status'} className="about">
      {problems.map(({ from, severity, message }) => (
        <span key={`${from} ${message}`} className={severity === 'error' ? 'wrong' : 'doubtful'}>
          {message}
        </span>
      ))}
    </div>
  )
}
