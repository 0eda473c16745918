import type { ExpressionToken } from '@sdp/domain'

export function tokenClass(kind: ExpressionToken['kind']): string {
  return `expression-${kind}`
}

/** How the tokens of an expression look, where they are read and where they are typed. */
export const tokenStyles = {
  '& .expression-slot': { color: 'var(--mui-palette-primary-main)', fontWeight: 500, unicodeBidi: 'isolate' },
  '& .expression-part': { color: 'var(--mui-palette-success-main)', fontWeight: 500, unicodeBidi: 'isolate' },
  '& .expression-bracket, & .expression-bar': { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
  '& .expression-wildcard': { color: 'var(--mui-palette-warning-main)', fontWeight: 600 },
}
