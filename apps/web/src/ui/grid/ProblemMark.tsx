/** Marks a row in which something is wrong, and says what. */
export function ProblemMark({ name, problems }: { name: string; problems: string | undefined }) {
  if (problems === undefined) return null
  return (
    <span
      className="problem-mark"
      role="img"
      aria-label={`Problems of ${name}: ${problems}`}
      title={problems}
    >
      !
    </span>
  )
}
