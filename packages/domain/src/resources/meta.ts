import { z } from 'zod'
import { parseFirst } from '../first-problems.ts'
import { messages } from '../messages.ts'
import { formats } from './contents.ts'

const Meta = z.looseObject({
  name: z.string(),
  platforms: z.array(z.string()),
  language: z.string(),
  savePoint: z.string(),
  revision: z.string(),
  formats: z.record(z.string(), z.number()),
})

/** What is wrong with a meta file for this domain and language. Where it was downloaded from makes no difference. */
export function checkMeta(
  content: unknown,
  { name, language }: { name: string; language: string },
): { path: string; reason: string }[] {
  const parsed = parseFirst(Meta, content)
  if (parsed.problems !== undefined) {
    return parsed.problems.map(({ path, message }) => ({ path: path.join('.'), reason: message }))
  }
  const meta = parsed.value
  const problems: { path: string; reason: string }[] = []
  if (meta.name !== name) problems.push({ path: 'name', reason: messages.resources.otherDomain(name) })
  if (meta.language !== language)
    problems.push({ path: 'language', reason: messages.resources.otherLanguage(language) })
  for (const [resource, version] of Object.entries(formats)) {
    if (meta.formats[resource] === version) continue
    problems.push({ path: `formats.${resource}`, reason: messages.resources.otherFormat(version) })
  }
  return problems
}
