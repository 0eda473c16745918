import type { Mention } from '@sdp/domain/expressions'

/** What is offered for a name that nothing has. */
export function creationText({ kind, name }: Mention): string {
  return `Create ${kind === 'slot' ? 'slot' : 'reusable part'} "${name}"`
}
