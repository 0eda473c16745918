import '../cells.css'

/** A text of a cell that is only read; what does not fit is cut, and shown on hover. */
export function CellText({ text }: { text: string }) {
  return (
    <span className="cell-summary" dir="auto" title={text}>
      {text}
    </span>
  )
}
