export const merging = {
  withItself: 'A save point cannot be merged with itself',
  otherDomain: 'Only save points of one domain can be merged',
  nothingInCommon: (source: string, target: string) =>
    `${source} and ${target} have no revision in common any more, so nobody knows what each of them changed`,
  alreadyMerged: (source: string, target: string) => `${target} has everything of ${source} already`,
  sourceSaved: (source: string) =>
    `${source} was saved in the meantime. Please look at the merge again, with what was saved.`,
  tooSlow: 'This merge takes too long',
  tooMuchMemory: 'This merge takes more memory than is allowed',
} as const
