import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from './load-part.ts'

interface LazyPart<Props> {
  Part: ComponentType<Props>
  /** Loads it before it is needed; whether it came is known when it is. */
  preload: () => void
}

/**
 * A component that is loaded when it is first drawn. It shows as soon as it is there, where React's `lazy` would hide it
 * until 300 ms after it was asked for.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const ensureLoaded = async () => {
    Loaded ??= await loadPart(load)
  }

  function Part(props: Props) {
    const [outcome, setOutcome] = useState<{ error?: unknown }>({})
    const isLoaded = Loaded !== undefined
    useEffect(() => {
      if (!isLoaded)
        ensureLoaded().then(
          // At once: drawn together with the blur of a field that is left by Tab, the part would take away the field that
          // Tab goes to, and the focus with it
          () => flushSync(() => setOutcome({})),
          (error: unknown) => setOutcome({ error }),
        )
    }, [isLoaded])
    if (outcome.error !== undefined) throw outcome.error
    return Loaded === undefined ? <Meanwhile {...props} /> : <Loaded {...props} />
  }

  return { Part, preload: () => void ensureLoaded().catch(() => {}) }
}
