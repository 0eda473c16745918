import { useEffect, useState } from 'react'
import { serverNow } from '../../server/clock.ts'

const tick = 1000

/** The time, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
