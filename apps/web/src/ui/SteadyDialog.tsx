import { type ComponentProps, createContext, memo, type ReactNode, useContext, useMemo, useRef } from 'react'
import { Dialog } from './Dialog.tsx'

/**
 * A dialog for what is typed in: a letter draws its inside again, and not the frame around it, which would take longer than the
 * letter.
 */
export function SteadyDialog({ children, ...frame }: ComponentProps<typeof Dialog>) {
  const { onClose, onClickOutside, onSubmit, ...rest } = frame
  const latest = useRef(frame)
  latest.current = frame
  const callbacks = useMemo(
    () => ({
      onClose: () => latest.current.onClose(),
      onClickOutside: () => latest.current.onClickOutside?.(),
      onSubmit: () => latest.current.onSubmit?.(),
    }),
    [],
  )
  return (
    <InsideContext value={children}>
      <Frame
        {...rest}
        onClose={callbacks.onClose}
        onClickOutside={onClickOutside && callbacks.onClickOutside}
        {...(onSubmit && { onSubmit: callbacks.onSubmit })}
      >
        {inside}
      </Frame>
    </InsideContext>
  )
}

const Frame = memo(Dialog)
const InsideContext = createContext<ReactNode>(null)
const inside = <Inside />

function Inside() {
  return useContext(InsideContext)
}
