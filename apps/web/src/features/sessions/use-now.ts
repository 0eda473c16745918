import { useEffect, useState } from 'react'

const tick = 1000

/** The time, told again every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}
