/** The files that a domain is exchanged in: those of the dialog, and those of one language. */
export const dialogResources = [
  'meta',
  'actionDescription',
  'arbitration',
  'decisionTable',
  'justtalk',
  'ontology',
] as const

export const languageResources = ['nluDefinition', 'responseRealization'] as const

export const resources = [...dialogResources, ...languageResources] as const

export type Resource = (typeof resources)[number]

/** DRES-018: what an embedded domain may leave out. */
const optionalIfEmbedded: readonly Resource[] = ['meta', 'nluDefinition']

export function isOptional(resource: Resource, { embedded }: { embedded: boolean }): boolean {
  return embedded && optionalIfEmbedded.includes(resource)
}
