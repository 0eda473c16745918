import { type RefObject, useLayoutEffect } from 'react'
import { controls } from './cell-controls.ts'

/**
 * Rows that pass under a still mouse get no events of it, which is a quarter of the work while scrolling (ruling R284).
 * A mouse that is moved or pressed ends that at once, so that no click is lost.
 */
export function useMouseWhileScrolling(
  body: RefObject<HTMLTableSectionElement | null>,
  isScrolling: boolean,
): void {
  useLayoutEffect(() => {
    const rows = body.current
    // What is pressed has to be there when it is let go
    if (!isScrolling || rows === null || rows.matches(':active')) return
    rows.dataset.scrolling = ''
    const listening = new AbortController()
    const end = () => {
      delete rows.dataset.scrolling
      listening.abort()
    }
    const moved = ({ movementX, movementY }: PointerEvent) => {
      // Browsers also send events of a still mouse when something else is under it
      if (movementX !== 0 || movementY !== 0) end()
    }
    const pressed = (press: PointerEvent) => {
      end()
      // The browser has chosen what is pressed already: all rows together
      if (press.target === rows) handOnClick(rows, press)
    }
    const { signal } = listening
    window.addEventListener('pointermove', moved, { signal })
    window.addEventListener('pointerdown', pressed, { signal, capture: true })
    return end
  }, [body, isScrolling])
}

/** Gives the click that follows a press to what is really there. */
function handOnClick(rows: HTMLElement, press: PointerEvent): void {
  const meant = document.elementFromPoint(press.clientX, press.clientY)
  if (meant === null || !rows.contains(meant)) return
  const clicked = (click: MouseEvent) => {
    // Scrolling may have started again since the press
    delete rows.dataset.scrolling
    const isThere = document.elementFromPoint(click.clientX, click.clientY) === meant
    if (click.target !== rows || !isThere) return
    click.stopImmediatePropagation()
    meant.closest<HTMLElement>(controls)?.focus({ preventScroll: true })
    meant.dispatchEvent(new MouseEvent('click', click))
  }
  window.addEventListener('click', clicked, { capture: true, once: true })
}
