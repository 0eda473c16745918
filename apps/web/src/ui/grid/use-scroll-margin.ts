import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the top of what scrolls an element begins once it is there, also after what is above it grew. */
export function useScrollMargin(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
): number | undefined {
  const [margin, setMargin] = useState<number>()
  useLayoutEffect(() => {
    const panel = scroller?.current
    const measure = () => {
      if (!element.current) return
      const { top } = element.current.getBoundingClientRect()
      const above = panel
        ? panel.scrollTop - panel.getBoundingClientRect().top - panel.clientTop
        : window.scrollY
      setMargin(Math.round(top + above))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(panel ?? document.body)
    return () => observer.disconnect()
  }, [element, scroller])
  return margin
}
