import {
  type FoundLiteral,
  knownNames,
  literalsIn,
  mentionedSlots,
  readTypedExpressions,
  sentenceExpression,
  withSlots,
} from '@sdp/domain/expressions'
import { useMemo, useState } from 'react'
import type { OpenDomain } from '../../editing/open-domain.ts'

/** An expression that is made of a sentence. */
export interface ExpressionOf {
  text: string
  type: (text: string) => void
  /** The literals in it, and which of them stay words. */
  literals: readonly FoundLiteral[]
  isKept: (literal: FoundLiteral) => boolean
  keep: (literal: FoundLiteral, isKept: boolean) => void
  /** With its slots, as it would be added. */
  result: string
  problem: string | undefined
  canAdd: boolean
}

interface IntentTarget {
  open: OpenDomain | undefined
  intent: string | undefined
}

/** Makes an expression of a sentence for an intent; literals of the open domain become slots unless one keeps them. */
export function useExpressionOf(sentence: string, { open, intent }: IntentTarget): ExpressionOf {
  const [text, type] = useState(() => sentenceExpression(sentence))
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const domain = open?.current
  const language = open?.language ?? ''
  const expressions = useMemo(
    () => domain?.intents.find(({ name }) => name === intent)?.expressions ?? [],
    [domain, intent],
  )
  const literals = useMemo(() => {
    const preferred = new Set(expressions.flatMap((one) => [...mentionedSlots(one.text)]))
    return literalsIn(text, domain?.slots ?? [], { language, preferred })
  }, [text, domain?.slots, language, expressions])
  const isKept = (literal: FoundLiteral) => kept.has(keyOf(literal))
  const replaced = literals.filter((literal) => !isKept(literal))
  const result = withSlots(text, replaced).trim()
  const problem = useMemo(() => {
    if (domain === undefined || result === '') return undefined
    const typed = readTypedExpressions(result, expressions, { language, known: knownNames(domain) })
    return typed.flatMap(({ errors }) => errors)[0]?.message
  }, [domain, result, expressions, language])
  return {
    text,
    type,
    literals,
    isKept,
    keep: (literal, isNowKept) => {
      const others = [...kept].filter((key) => key !== keyOf(literal))
      setKept(new Set(isNowKept ? [...others, keyOf(literal)] : others))
    },
    result,
    problem,
    canAdd: result !== '' && problem === undefined,
  }
}

function keyOf({ slot, text, from }: FoundLiteral): string {
  return `${slot} ${from} ${text}`
}
