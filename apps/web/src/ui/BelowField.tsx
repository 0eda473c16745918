import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import './below-field.css'

/**
 * What is shown below the element before it, above where there is more room, for as long as it is there. Made for what comes
 * and goes while one types: the poppers of the component library draw twice and read dozens of styles at every key.
 */
export function BelowField({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // At every drawing: what it holds may have grown
  useLayoutEffect(() => place(box.current!, mark.current!.previousElementSibling!))
  useLayoutEffect(() => {
    const follow = () => place(box.current!, mark.current!.previousElementSibling!)
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [])
  return (
    <>
      <span ref={mark} hidden />
      {createPortal(
        <div ref={box} className="below-field">
          {children}
        </div>,
        document.body,
      )}
    </>
  )
}

function place(box: HTMLElement, field: Element): void {
  const { left, top, bottom } = field.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = bottom + height > clientHeight && top > clientHeight - bottom
  box.style.left = `${Math.max(0, Math.min(left, clientWidth - width))}px`
  box.style.top = `${isAbove ? top - height : bottom}px`
}
