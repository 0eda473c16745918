import { mapMentions } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'

/** The names of the concepts that a domain mentions in what it says, plays and shows, in the order of the alphabet. */
export function conceptNames(
  domain: Pick<
    Domain,
    'uiActions' | 'ttsResponses' | 'audioResponses' | 'guiResponses' | 'additionalResponses'
  >,
): string[] {
  const { uiActions, ttsResponses, audioResponses, guiResponses, additionalResponses } = domain
  const found = new Set<string>()
  mapMentions(
    { uiActions, ttsResponses, audioResponses, guiResponses, additionalResponses },
    {
      concept: (name) => {
        found.add(name)
        return name
      },
    },
  )
  return [...found].sort()
}
