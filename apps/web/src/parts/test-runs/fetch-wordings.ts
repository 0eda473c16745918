import { concepts } from '@sdp/api'
import type { ConceptWording } from '@sdp/dialogue'
import { conceptTypeNumbers } from '@sdp/domain/concepts'
import { call } from '../../server/calls.ts'
import { logConceptFailure } from '../concepts.ts'

/** Names are part of an address, which may not become long. */
const namesAtOnce = 50

/** The words of concepts in a language, as the server has them said; where they cannot be loaded, names are said. */
export async function fetchWordings(language: string, names: readonly string[]): Promise<ConceptWording[]> {
  const pieces = Array.from({ length: Math.ceil(names.length / namesAtOnce) }, (_, at) =>
    names.slice(at * namesAtOnce, (at + 1) * namesAtOnce),
  )
  const wordings: ConceptWording[] = []
  try {
    for (const piece of pieces) {
      const texts = await call(concepts.texts, {
        params: { language },
        query: { conceptNames: piece.join(',') },
      })
      for (const { concept_name: name, type, text } of texts) {
        wordings.push({ name, type: type === conceptTypeNumbers.voice ? 'voice' : 'text', text })
      }
    }
  } catch (error) {
    logConceptFailure(error as Error)
  }
  return wordings
}
