import type { ExpressionToken } from '@sdp/domain/expressions'
import './expression-colours.css'

export function tokenClass(kind: ExpressionToken['kind']): string {
  return `expression-${kind}`
}
