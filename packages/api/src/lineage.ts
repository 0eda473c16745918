import { messages } from '@sdp/domain'
import { type Lineage, listNames } from '@sdp/domain/identity'
import { z } from 'zod'

/** An entry keeps whatever name a file gave it; of several with one name the others have a number behind it. */
const name = z
  .string()
  .max(2000)
  .refine((text) => text !== '__proto__', messages.general.reservedName)

const maxEntries = 100_000
const maxRules = 1_000_000
const maxRevisions = 50

const names = {
  renamed: z.array(z.tuple([name, name])).max(maxEntries),
  removed: z.array(name).max(maxEntries),
}

const RuleRun = z.strictObject({
  module: name.optional(),
  at: z.number().int().min(0).max(maxRules),
  count: z.number().int().min(1).max(maxRules),
})

const Returned = z
  .strictObject({
    list: z.enum(listNames),
    name,
    revision: z.uuid(),
    was: name,
    canonical: z.strictObject({ name, was: name }).optional(),
  })
  .refine(({ list, canonical }) => canonical === undefined || list === 'slots', { path: ['canonical'] })

/**
 * Which entries of the base are which of what is saved: those that were renamed, removed or moved. `rules` says where the rules
 * of a module come from, first to last, where they are not those of before at their places. `returned` are entries that are new
 * here and that an earlier revision had: the other languages get back what they said for them.
 */
export const LineageBody: z.ZodType<Lineage, Lineage> = z
  .strictObject({
    lists: z.array(z.strictObject({ list: z.enum(listNames), ...names })).max(listNames.length),
    canonicals: z.array(z.strictObject({ slot: name, ...names })).max(maxEntries),
    rules: z.array(z.strictObject({ module: name, runs: z.array(RuleRun).max(maxEntries) })).max(maxEntries),
    returned: z.array(Returned).max(maxEntries).optional(),
  })
  // Whoever reads a lineage makes lists as long as it says
  .refine(
    ({ rules }) => rules.flatMap(({ runs }) => runs).reduce((sum, { count }) => sum + count, 0) <= maxRules,
    {
      path: ['rules'],
    },
  )
  .refine(({ returned = [] }) => new Set(returned.map(({ revision }) => revision)).size <= maxRevisions, {
    path: ['returned'],
  })
