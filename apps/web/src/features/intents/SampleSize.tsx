import type { SentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { useEffect, useReducer } from 'react'
import { readableNumber } from '../../ui/numbers.ts'

/** How many expressions are counted while the row is drawn; more are counted in idle time. */
const quicklyCounted = 200
const stepMillis = 6

const counted = new WeakMap<SentenceCounter, WeakSet<object>>()

/** How many sentences the expressions of an intent give. */
export function SampleSize({ intent, counter }: { intent: Intent; counter: SentenceCounter | null }) {
  return counter === null ? unknown : <CountedSize intent={intent} counter={counter} />
}

const unknown = '…'

function CountedSize({ intent, counter }: { intent: Intent; counter: SentenceCounter }) {
  return useIsCounted(intent, counter) ? readableNumber(counter.sampleSize(intent)) : unknown
}

/** Whether the counter knows all expressions of an intent, or soon does: it is taught some of them at a time. */
function useIsCounted(intent: Intent, counter: SentenceCounter): boolean {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const { expressions } = intent
  const isCounted = expressions.length <= quicklyCounted || counted.get(counter)?.has(expressions) === true
  useEffect(() => {
    if (isCounted) return
    let from = 0
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      const start = performance.now()
      while (from < expressions.length && performance.now() - start < stepMillis) {
        counter.sampleSize({ expressions: expressions.slice(from, from + quicklyCounted) })
        from += quicklyCounted
      }
      if (from < expressions.length) {
        timer = setTimeout(step)
        return
      }
      counted.set(counter, (counted.get(counter) ?? new WeakSet()).add(expressions))
      render()
    }
    timer = setTimeout(step)
    return () => clearTimeout(timer)
  }, [isCounted, expressions, counter])
  return isCounted
}
