import { CacheProvider, withEmotionCache } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { sheetInBatches } from './styles-in-batches.ts'

/** Room for the studio, in which new styles do not touch those that are there. */
export const StylesInBatches = withEmotionCache(function StylesInBatches(
  { children }: { children: ReactNode },
  cache,
) {
  const [inBatches] = useState({ ...cache, sheet: sheetInBatches(cache.sheet) })
  return <CacheProvider value={inBatches}>{children}</CacheProvider>
})
