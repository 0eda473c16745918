import type { Module, Rule } from '@sdp/domain/decision-table'
import type { Finding } from '@sdp/domain/rule-analysis'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../browser/idle.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { noFindings, useRuleFindings } from '../../parts/rule-findings.ts'
import { changedList } from '../../ui/list-change.ts'
import { type Analysed, changeOf, nothingAnalysed } from './analysed-table.ts'
import type { AnalysisMessage } from './analysis-worker.ts'

/** Has the rules analysed in a worker while the table is open, and again after each edit. */
export function useRuleAnalysis(): void {
  const intents = useDomain((domain) => domain.intents)
  const slots = useDomain((domain) => domain.slots)
  const uiActions = useDomain((domain) => domain.uiActions)
  const apiActions = useDomain((domain) => domain.apiActions)
  const modules = useDomain((domain) => domain.modules)
  const analysis = useRef<Analysis>(undefined)
  useEffect(() => {
    analysis.current = startAnalysis()
    return () => {
      analysis.current?.end()
      analysis.current = undefined
    }
  }, [])
  useEffect(() => {
    const table = { intents, slots, uiActions, apiActions, modules }
    return whenIdle(() => analysis.current?.look(table))
  }, [intents, slots, uiActions, apiActions, modules])
}

interface Analysis {
  look: (table: Analysed) => void
  end: () => void
}

function startAnalysis(): Analysis {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  let posted = nothingAnalysed
  let id = 0
  let findings: readonly Finding[] = []
  worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => {
    if (data.removed > 0 || data.added.length > 0) findings = changedList(findings, data)
    // Another answer is under way
    if (data.id === id) showFindings(findings, posted.modules)
  }
  return {
    look: (table) => {
      worker.postMessage(changeOf(posted, table, ++id))
      posted = table
    },
    end: () => {
      worker.terminate()
      useRuleFindings.setState(noFindings)
    },
  }
}

function showFindings(all: readonly Finding[], modules: readonly Module[]): void {
  const before = useRuleFindings.getState().byRule
  const now = byRule(all, modules)
  // The same list for a rule of which the same was found: it is not drawn again
  for (const [rule, findings] of now) {
    const old = before.get(rule)
    if (old?.length === findings.length && findings.every((one, at) => one === old[at])) now.set(rule, old)
  }
  useRuleFindings.setState({ all, byRule: now })
}

function byRule(findings: readonly Finding[], modules: readonly Module[]): Map<Rule, readonly Finding[]> {
  const found = new Map<Rule, Finding[]>()
  for (const finding of findings) {
    const [list, module, , row] = finding.at
    // Overlaps are usual in a table that is read from the top: marks on nearly every row would hide the others
    // (ruling R91)
    if (finding.severity !== 'warning') continue
    const rule = list === 'modules' ? modules[Number(module)]?.rules[Number(row)] : undefined
    if (rule === undefined) continue
    const before = found.get(rule)
    if (before === undefined) found.set(rule, [finding])
    else before.push(finding)
  }
  return found
}
