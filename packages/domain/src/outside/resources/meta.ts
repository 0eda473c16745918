import { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import { parseFirst } from '../../toolbox/first-problems.ts'
import { formats } from './contents.ts'

const Meta = z.looseObject({
  name: z.string(),
  platforms: z.array(z.string()),
  language: z.string(),
  savePoint: z.string(),
  revision: z.string(),
  formats: z.record(z.string(), z.number()),
})

/**
 * What is wrong with a meta file for this domain. In which language and from where it was downloaded makes no
 * difference (ruling R391).
 */
export function checkMeta(content: unknown, { name }: { name: string }): { path: string; reason: string }[] {
  const parsed = parseFirst(Meta, content)
  if (parsed.problems !== undefined) {
    return parsed.problems.map(({ path, message }) => ({ path: path.join('.'), reason: message }))
  }
  const meta = parsed.value
  const problems: { path: string; reason: string }[] = []
  if (meta.name !== name) problems.push({ path: 'name', reason: messages.resources.otherDomain(name) })
  for (const [resource, version] of Object.entries(formats)) {
    if (meta.formats[resource] === version) continue
    problems.push({ path: `formats.${resource}`, reason: messages.resources.otherFormat(version) })
  }
  return problems
}
