import type { Rule } from '@sdp/domain/decision-table'
import type { Shown } from '../../ui/grid/layout.ts'
import type { ShownModule } from './use-rules.ts'

/**
 * The modules with those of their rules that are on a page; one without any is on the page of what comes before it
 * (ruling R92).
 */
export function modulesOfPage(shown: readonly ShownModule[], { first, end }: Shown): ShownModule[] {
  let place = 0
  const all = shown.reduce((sum, { rules }) => sum + rules.length, 0)
  return shown.flatMap((one) => {
    const start = place
    place += one.rules.length
    const rules: readonly Rule[] = one.rules.slice(Math.max(0, first - start), Math.max(0, end - start))
    const isEmptyHere = one.rules.length === 0 && start >= first && (start < end || end >= all)
    return rules.length > 0 || isEmptyHere ? [{ ...one, rules }] : []
  })
}
