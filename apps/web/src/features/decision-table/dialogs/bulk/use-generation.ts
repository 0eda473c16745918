import { countRules, generateRules, type Rule, type RulesToGenerate } from '@sdp/domain/decision-table'
import { useEffect, useRef, useState } from 'react'

const pieceSize = 250

interface Generated {
  rules: readonly Rule[]
  /** How many there will be. */
  total: number
}

/** Rules that are made piece by piece, so that the page stays alive; those made before are wiped first. */
export function useGeneration() {
  const [generated, setGenerated] = useState<Generated>()
  const run = useRef(0)
  useEffect(() => () => void run.current++, [])

  const generate = async (choice: RulesToGenerate) => {
    const own = ++run.current
    const total = countRules(choice)
    let rules: Rule[] = []
    setGenerated({ rules, total })
    for (let from = 0; from < total; from += pieceSize) {
      rules = [...rules, ...generateRules(choice, { from, to: Math.min(from + pieceSize, total) })]
      setGenerated({ rules, total })
      await nextTask()
      // Somebody began again or left
      if (run.current !== own) return
    }
  }
  const stop = () => {
    run.current++
    setGenerated(undefined)
  }
  const leaveOut = (rule: Rule) =>
    setGenerated(
      (before) => before && { rules: before.rules.filter((one) => one !== rule), total: before.total - 1 },
    )
  const isRunning = generated !== undefined && generated.rules.length < generated.total
  return { generated, isRunning, generate, stop, leaveOut }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
