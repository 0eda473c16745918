import type { Domain } from '@sdp/domain'
import { allFindings, createRuleAnalyser, type Finding } from '@sdp/domain/decision-table'
import { type AnalysedChange, nothingAnalysed, withChange } from './analysed-table.ts'

/** What was found in the table that a change led to. */
export interface AnalysisNews {
  id: number
  findings: Finding[]
}

const analyse = createRuleAnalyser()
let table = nothingAnalysed
let wanted: number | undefined

self.onmessage = ({ data }: MessageEvent<AnalysedChange>) => {
  table = withChange(table, data)
  const isUnderWay = wanted !== undefined
  wanted = data.id
  // Changes that have come meanwhile are all taken before the next look
  if (!isUnderWay) setTimeout(look)
}

function look(): void {
  const id = wanted!
  wanted = undefined
  // The analysis reads nothing else of a domain
  const domain = table as unknown as Domain
  const steps = analyse(domain)
  let step = steps.next()
  while (!step.done) step = steps.next()
  self.postMessage({ id, findings: allFindings(domain, step.value) } satisfies AnalysisNews)
}
