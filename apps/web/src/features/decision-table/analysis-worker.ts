import type { Domain } from '@sdp/domain'
import { allFindings, createRuleAnalyser, type Finding } from '@sdp/domain/rule-analysis'
import { changeOfList, type ListChange } from '../../ui/list-change.ts'
import { type AnalysedChange, nothingAnalysed, withChange } from './analysed-table.ts'

/** What was found in the table that a change led to, as a change of what was found before: most of it stays. */
export interface AnalysisMessage extends ListChange<Finding> {
  id: number
}

const analyse = createRuleAnalyser()
let table = nothingAnalysed
let reported: Finding[] = []
let wanted: number | undefined

self.onmessage = ({ data }: MessageEvent<AnalysedChange>) => {
  table = withChange(table, data)
  const isPending = wanted !== undefined
  wanted = data.id
  // Changes that have come meanwhile are all taken before the next look
  if (!isPending) setTimeout(look)
}

function look(): void {
  const id = wanted!
  wanted = undefined
  // The analysis reads nothing else of a domain
  const domain = table as unknown as Domain
  const found = allFindings(domain, analyse(domain))
  self.postMessage({ id, ...changeOfList(reported, found, isSameFinding) } satisfies AnalysisMessage)
  reported = found
}

function isSameFinding(one: Finding, other: Finding): boolean {
  return (
    one.message === other.message &&
    one.severity === other.severity &&
    one.at.length === other.at.length &&
    one.at.every((step, index) => step === other.at[index])
  )
}
