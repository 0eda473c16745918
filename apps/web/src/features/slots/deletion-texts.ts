import type { Usage } from '@sdp/domain'
import type { Canonical } from '@sdp/domain/slots'
import { counted } from '../../ui/numbers.ts'

/**
 * What is asked before a canonical is deleted; nothing where nothing else goes with it, since it can be undone. What other
 * languages say of it is not known here.
 */
export function canonicalDeletionText(
  { name, literals }: Canonical,
  usage: Usage,
  { hasOthers }: { hasOthers: boolean },
): string | undefined {
  const kept = usage.rules + usage.resetRules
  const sentences = [
    literals.length > 0 && `${counted(literals.length, 'literal')} will go with it.`,
    usage.expressions > 0 && `${counted(usage.expressions, 'expression')} will lose the restriction to it.`,
    kept > 0 && `${counted(kept, 'rule')} will go on comparing with it, and match no more.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0 && !hasOthers) return undefined
  return [`Do you want to delete the canonical ${name} in all languages?`, ...sentences].join(' ')
}

/** What is asked before a literal is deleted that expressions are restricted to. */
export function literalDeletionText(literal: string, { expressions }: Usage): string | undefined {
  if (expressions === 0) return undefined
  return `Do you want to delete the literal ${literal}? ${counted(expressions, 'expression')} will lose the restriction to it.`
}
