import type { Endpoint, EndpointShapes } from '@sdp/api'
import * as api from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { z } from 'zod'

/** What a service client may do; what is left out is not limited. */
export interface ClientLimits {
  /** E-mails, and mail domains as '@house.example': in whose name it may ask. */
  people?: string[] | undefined
  /** The names of the domains that its calls may name. */
  domains?: string[] | undefined
  /** As 'PUT /domains/{id}', or 'GET *' for all of a method. */
  calls?: string[] | undefined
}

const entries = z.array(z.string().trim().min(1)).min(1).optional()
const Limits = z.record(z.string(), z.strictObject({ people: entries, domains: entries, calls: entries }))

/** Reads the limits by client; a problem is what is wrong with them, since a misspelled limit would be none. */
export function readClientLimits(
  given: unknown,
  clients: ReadonlyMap<string, string>,
): { limits: Map<string, ClientLimits> } | { problem: string } {
  const read = Limits.safeParse(given)
  if (!read.success) return { problem: z.prettifyError(read.error).replaceAll(/\s*\n\s*/g, ' ') }
  const limits = new Map(Object.entries(read.data))
  for (const [client, { calls = [], people = [] }] of limits) {
    if (!clients.has(client)) return { problem: `SDP_SERVICE_CLIENTS has no '${client}'` }
    const unknown = calls.find((call) => !knownCalls().has(call))
    if (unknown !== undefined) return { problem: `there is no call '${unknown}'` }
    const nobody = people.find((person) => !person.includes('@'))
    if (nobody !== undefined) return { problem: `'${nobody}' is neither an e-mail nor '@' and a mail domain` }
  }
  return { limits }
}

function knownCalls(): Set<string> {
  const endpoints = Object.values(api).flatMap((group) => Object.values(group) as unknown[])
  const calls = endpoints.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`)
  return new Set([...calls, ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} *`)])
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'shapes' in value && 'path' in value
}

/** Refuses a client that may not ask in this person's name, or not make this call. */
export function refuseBeyond(
  { people, calls }: ClientLimits,
  { email, call }: { email: string; call: Endpoint<EndpointShapes> },
): void {
  const isPersonAllowed = people?.some((entry) => isMeant(entry.toLowerCase(), email.toLowerCase())) ?? true
  const isCallAllowed = calls === undefined || isNamedCall(calls, call)
  if (!isPersonAllowed || !isCallAllowed) throw new Refused('forbidden', messages.signIn.clientLimited)
}

/**
 * Whether clients are limited to a domain of this name. What their limits say of one that was deleted must not come to
 * hold for whatever somebody else gives its name (ruling R257).
 */
export function isNameOfClients(
  allLimits: ReadonlyMap<string, ClientLimits>,
  name: string,
  { except }: { except: string | undefined },
): boolean {
  const isNamed = ({ domains = [] }: ClientLimits) =>
    domains.some((domain) => domain.toLowerCase() === name.toLowerCase())
  const own = except === undefined ? undefined : allLimits.get(except)
  return [...allLimits.values()].some(isNamed) && !(own !== undefined && isNamed(own))
}

export function isNamedCall(calls: readonly string[], { method, path }: Endpoint): boolean {
  return calls.includes(`${method} ${path}`) || calls.includes(`${method} *`)
}

function isMeant(entry: string, email: string): boolean {
  return entry.startsWith('@') ? email.endsWith(entry) : email === entry
}
