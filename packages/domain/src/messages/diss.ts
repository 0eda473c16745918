export const diss = {
  loadFailed: 'The DISS definitions could not be loaded',
  none: 'No DISS definition has been imported yet',
  noDefinition: (version: string) => `There is no DISS definition ${version}`,
  versionTaken: (version: string) => `There is already another DISS definition ${version}`,
  pinned: (version: string, domains: readonly string[]) =>
    `The DISS definition ${version} is used by ${domains.join(', ')}`,
  twice: (name: string) => `${name} is there twice`,
  invalid: (problems: readonly string[], count: number) =>
    `This is not a DISS definition. ${problems.join('; ')}${count > problems.length ? `; and ${count - problems.length} more` : ''}`,
  notJson: 'This is not a JSON file.',
  imported: (version: string) => `DISS definition ${version} imported`,
  importFailed: 'The DISS definition could not be imported',
  deleteFailed: 'The DISS definition could not be deleted',
  fetched: (count: number) => (count === 1 ? '1 new DISS definition' : `${count} new DISS definitions`),
  fetchFailed: 'The DISS service could not be asked',
  noService: 'No DISS service is configured',
  fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  missing: (name: string, version: string) => `${name} is not in the DISS definition ${version}`,
  undefinedSlot: (slot: string) => `The slot ${slot} is not defined in DISS for this intent`,
  unusedSlot: (slot: string) => `No expression uses the slot ${slot}, which DISS defines for this intent`,
  lackingSlot: (slot: string) =>
    `The domain has no slot ${slot}, which DISS defines for this intent and its expressions use`,
  otherType: (slot: string, type: string, expected: string) =>
    `The slot ${slot} has the type ${type}, in DISS it is ${expected}`,
  undefinedCanonical: (slot: string, canonical: string) =>
    `The canonical ${canonical} of the slot ${slot} is not defined in DISS`,
  lackingCanonical: (slot: string, canonical: string) =>
    `The slot ${slot} lacks the canonical ${canonical}, which DISS defines`,
} as const
