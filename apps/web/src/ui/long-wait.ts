import { useEffect, useState } from 'react'

/** Who waited this long for the server is offered a way out (ruling R355). */
export const longWait = 10_000

/** Whether that long has passed since the round began. */
export function useIsAfter(millis: number, round = ''): boolean {
  const [after, setAfter] = useState<string>()
  useEffect(() => {
    setAfter(undefined)
    const timer = setTimeout(() => setAfter(round), millis)
    return () => clearTimeout(timer)
  }, [millis, round])
  return after === round
}
