import type { Domain } from '../../model/domain.ts'
import { listNames } from '../../model/list-names.ts'
import { type Collection, collections } from './collections.ts'
import { headCodec, type WireDomain } from './wire-domain.ts'
import { wiringOf } from './wirings.ts'

/**
 * Writes a domain as the outside JSON. What has no order of its own there is sorted by name, so that the same content
 * always reads the same; entries of things that did not change since the last call are the same objects.
 */
export function toWire(domain: Domain): WireDomain {
  const content = contentOf(domain)
  const absent = new Set(domain.kept?.absent)
  const isLeftOut = ({ path, isOptional }: Collection, value: unknown) =>
    (isOptional || absent.has(path)) && isEmpty(value)

  const wire: Record<string, unknown> = headCodec.write(domain)
  const ontology: Record<string, unknown> = { ...domain.kept?.ontology?.unknown }
  for (const collection of collections) {
    const value = content[collection.path]
    if (isLeftOut(collection, value)) continue
    const [top = '', inner] = collection.path.split('.')
    if (inner === undefined) wire[top] = value
    else ontology[inner] = value
  }
  return { ...wire, ontology, dialog_units: [] } as unknown as WireDomain
}

function contentOf(domain: Domain): Record<string, unknown> {
  const content: Record<string, unknown> = {
    everyday_language: domain.everydayLanguage,
    'ontology.discardInputOnSDC': domain.discardInputOnSdc,
    domain_shared_resources: domain.sharedResources,
  }
  for (const list of listNames) Object.assign(content, wiringOf(list).write(domain[list]))
  return content
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0)
}
