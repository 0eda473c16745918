import { addTreeBlob, insertBlobs, type NewBlobs, readTrees, type Source } from './blobs.ts'
import { type Manifest, sortedManifest } from './manifest.ts'
import { answersIn, sentencesIn } from './resource-parts.ts'

/** The two things that a domain speaks from in one language, by their manifests. */
export interface Composition {
  /** What all languages share, and what is said. */
  dialog: string
  /** What is understood. */
  model: string
  language: string
}

/** The manifest of a dialog with the sentences of a language model. */
export function composed(
  manifests: ReadonlyMap<string, Manifest>,
  { dialog, model, language }: Composition,
): Manifest {
  const { shared } = manifests.get(dialog)!
  const answers = answersIn(manifests.get(dialog)!, language)
  const sentences = sentencesIn(manifests.get(model)!, language)
  return sortedManifest(new Map(shared), new Map([[language, new Map([...answers, ...sentences])]]))
}

/** Writes the manifest of a dialog with the sentences of a language model; part of the caller's transaction. */
export async function composeManifest(source: Source, composition: Composition): Promise<string> {
  const manifests = await readTrees<Manifest>(source, [composition.dialog, composition.model])
  const blobs: NewBlobs = new Map()
  const hash = addTreeBlob(source.caches, blobs, composed(manifests, composition))
  await source.db.query(`with ${insertBlobs} select 1`, [[hash], [blobs.get(hash)!]])
  return hash
}
