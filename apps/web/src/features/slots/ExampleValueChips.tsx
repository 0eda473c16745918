import Box from '@mui/material/Box'
import { deleteExampleValue } from '@sdp/domain/slots'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEdit } from '../../editing/use-edit.ts'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import './literals.css'

interface ExampleValueChipsProps {
  slot: string
  values: readonly string[]
}

/** Example values, each in the direction of its script. One of them is reached by Tab, the others by arrow keys. */
export function ExampleValueChips({ slot, values: given }: ExampleValueChipsProps) {
  // What came from outside may have one twice; they go together
  const values = [...new Set(given)]
  const { edit, disabledReason } = useEdit()
  const list = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const stop = Math.min(reached, values.length - 1)

  const focusAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('.literal-text')[index]?.focus()
  const remove = (value: string, index: number) => {
    flushSync(() => edit(deleteExampleValue, { slot, value }))
    focusAt(Math.min(index, values.length - 2))
  }
  const keyPressed = (event: KeyboardEvent, index: number) => {
    const to = placeAfter(event.key, index, values.length)
    if (to !== undefined) {
      event.preventDefault()
      focusAt(to)
    }
    if (disabledReason === undefined && (event.key === 'Delete' || event.key === 'Backspace')) {
      remove(values[index]!, index)
    }
  }
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', typography: 'body2', p: '2px' }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in a box more */}
      <div ref={list} className="literals-group" role="group" aria-label={`Example values of ${slot}`}>
        {values.map((value, index) => (
          <span key={value} className="literal" dir="auto">
            <button
              type="button"
              className="literal-text"
              tabIndex={index === stop ? 0 : -1}
              aria-label={`Example value ${value}`}
              {...(disabledReason === undefined && { 'aria-keyshortcuts': 'Delete' })}
              title={value}
              onFocus={() => setReached(index)}
              onKeyDown={(event) => keyPressed(event, index)}
            >
              {value}
            </button>
            {disabledReason === undefined && (
              <button
                type="button"
                className="literal-delete"
                tabIndex={-1}
                aria-label={`Delete example value ${value}`}
                onClick={() => remove(value, index)}
              >
                <CellIcon name="clear" />
              </button>
            )}
          </span>
        ))}
      </div>
    </Box>
  )
}

/** Where a key leads from a place; nothing where it leads nowhere. */
function placeAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
