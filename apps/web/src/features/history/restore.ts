import { collectionOf, collections, type WireDomain } from '@sdp/domain'

/**
 * What a save has to send so that a domain reads as it did then, in one language. Languages stay as they are: a language
 * added since then would otherwise be lost with all its content.
 */
export function restoringUpdates(then: WireDomain): Record<string, unknown> {
  const restored = collections.filter(({ path }) => path !== 'languages')
  return Object.fromEntries(
    restored.map((collection) => [
      collection.path,
      collectionOf(then, collection) ?? JSON.parse(collection.empty),
    ]),
  )
}
