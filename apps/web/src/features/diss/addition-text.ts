import type { DissAddition } from '@sdp/domain/diss'

/** One line of what a take-over adds: 'New slot genre (StaticList): jazz, rock'. */
export function additionText({ slot, type, isNew, canonicals }: DissAddition): string {
  const what = isNew ? `New slot ${slot} (${type})` : slot
  return canonicals.length === 0 ? what : `${what}: ${canonicals.join(', ')}`
}
