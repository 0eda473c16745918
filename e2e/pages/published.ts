import { expect } from '@playwright/test'
import { publishing } from '@sdp/api'
import { storeContent } from './api.ts'
import { makeEditable } from './editor.ts'
import { callAs } from './studio.ts'

interface Published {
  content: Record<string, unknown>
  environments: readonly string[]
  language: string
}

/** A domain of paul that is published at environments of ECE. */
export async function makePublished(
  prefix: string,
  { content, environments, language }: Published,
): Promise<string> {
  const id = await makeEditable(prefix, 'paul', {
    languages: [{ language }],
    ntg_versions: ['Gen20x.i2'],
  })
  await storeContent(id, content, language)
  const domain = { name: id, savePoint: 'Original' }
  const { instructions } = await callAs('paul', publishing.config, { body: { domain, context: {} } })
  const isWanted = ({ node, environment }: { node: string; environment: string }) =>
    node === 'ECE' && environments.includes(environment)
  const wanted = instructions
    .filter(isWanted)
    .map((one) => ({ ...one, languages: [...one.languages], approval: 'execute' as const }))
  await callAs('paul', publishing.publish, { body: { domain, context: { instructions: wanted } } })
  const isPublished = async () => {
    const states = await callAs('paul', publishing.states, { body: { domain, context: {} } })
    return states.filter(isWanted).every(({ resourceState }) => resourceState.state === 'published')
  }
  await expect.poll(isPublished, { timeout: 60_000 }).toBe(true)
  return id
}
