import type { Usage } from '@sdp/domain'
import type { Canonical } from '@sdp/domain/slots'
import { counted } from '../../ui/numbers.ts'

/**
 * What is asked before canonicals are deleted; nothing where nothing else goes with them, since it can be undone
 * (ruling R319). What other languages say of them is not known here.
 */
export function canonicalDeletionText(
  canonicals: readonly Canonical[],
  usage: Usage,
  { hasOthers }: { hasOthers: boolean },
): string | undefined {
  const isOne = canonicals.length === 1
  const what = isOne ? `the canonical ${canonicals[0]?.name}` : `the ${canonicals.length} selected canonicals`
  const them = isOne ? 'it' : 'them'
  const literals = canonicals.reduce((sum, one) => sum + one.literals.length, 0)
  const kept = usage.rules + usage.resetRules
  const sentences = [
    literals > 0 && `${counted(literals, 'literal')} will go with ${them}.`,
    usage.expressions > 0 &&
      `${counted(usage.expressions, 'expression')} will lose the restriction to ${them}.`,
    kept > 0 && `${counted(kept, 'rule')} will go on comparing with ${them}, and match no more.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0 && !hasOthers) return undefined
  return [`Do you want to delete ${what} in all languages?`, ...sentences].join(' ')
}

/** What is asked before a literal is deleted that expressions are restricted to. */
export function literalDeletionText(literal: string, { expressions }: Usage): string | undefined {
  if (expressions === 0) return undefined
  return `Do you want to delete the literal ${literal}? ${counted(expressions, 'expression')} will lose the restriction to it.`
}
