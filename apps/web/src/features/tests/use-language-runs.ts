import type { Rename } from '@sdp/domain'
import { type LanguageCollections, noLanguageContent, type WireDomain } from '@sdp/domain/wire'
import { useEffect } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useTestRuns } from '../../parts/test-runs/test-runs.ts'
import { runInLanguages } from '../../parts/test-runs/use-test-running.ts'
import type { LanguageContent } from '../../parts/test-runs/worker-messages.ts'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'

/** Has the tests run in the other languages of the domain too, as these were last saved, while the table is open. */
export function useLanguageRuns(): void {
  const renames = useEditing((editing) => editing.renames)
  const hasRunner = useTestRuns(({ results, isRunning }) => isRunning || results.size > 0)
  const others = useOtherLanguages(keep, asStored)
  useEffect(() => {
    if (hasRunner && others.size > 0) runInLanguages(others, renames)
  }, [hasRunner, others, renames])
}

const languagePaths = Object.keys(noLanguageContent) as (keyof LanguageCollections)[]

function keep(stored: WireDomain): LanguageContent {
  const own = languagePaths.map((path) => [path, stored[path] ?? noLanguageContent[path]])
  const { everyday_language = {} } = stored
  return { ...(Object.fromEntries(own) as unknown as LanguageCollections), everyday_language }
}

function asStored(stored: LanguageContent, _renames: readonly Rename[]): LanguageContent {
  return stored
}
