import { listed } from './listed.ts'

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
  loadFailed: 'The merge could not be loaded',
  failed: 'The save points could not be merged: ',
  title: (source: string, target: string) => `Merge ${source} into ${target}`,
  chooseSource: (target: string) => `Choose the save point that is merged into ${target}.`,
  chooseOne: 'Please choose a save point',
  onlyOne: 'There is no other save point yet.',
  nothingNew: (source: string, target: string) =>
    `There is nothing to merge: ${target} has everything of ${source} already.`,
  undecided: (count: number) =>
    count === 1 ? '1 clash is to be decided' : `${count} clashes are to be decided`,
  allDecided: 'Every clash is decided',
  noClashes: 'Nothing clashes',
  nothingUndecided: 'Every clash is decided. Show all to see them again.',
  nothingShown: 'Nothing fits the filter.',
  nothing: 'Nothing',
  renamedTo: (name: string) => `renamed to ${name}`,
  unchanged: 'unchanged',
  languageAdded: (language: string, savePoint: string) => `${language} was added in ${savePoint}.`,
  languageRemoved: (language: string, savePoint: string) => `${language} was deleted in ${savePoint}.`,
  unsaved: 'Your unsaved changes are not part of the merge.',
  savedFirst: 'Your changes are saved. Here is the merge with them.',
  savedMeanwhile: (savePoints: readonly string[]) =>
    `Somebody saved ${listed(savePoints)} in the meantime. The merge was made again, and your decisions are kept.`,
  decideAgain: (count: number) =>
    count === 1
      ? 'Please look at 1 clash again: it is another one than when you decided it.'
      : `Please look at ${count} clashes again: they are others than when you decided them.`,
  problems: (count: number) =>
    count === 1
      ? 'The merged content has a problem that neither save point has.'
      : `The merged content has ${count} problems that neither save point has.`,
  moreThanShown: 'There are more differences than can be shown.',
  done: (source: string, target: string) => `${source} is merged into ${target}`,
  doneAndDeleted: (source: string, target: string) => `${source} is merged into ${target} and deleted`,
  from: (savePoint: string) => `Merged from ${savePoint}`,
  asMerged: (savePoint: string, at: string) => `${savePoint} as it was merged on ${at}`,
  keys: '↑ and ↓ go from clash to clash, ← and → take a side.',
} as const
