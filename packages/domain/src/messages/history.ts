import { listed } from './listed.ts'

export const revisions = {
  notFound: (revision: string) => `There is no revision ${revision}`,
  otherDomain: 'Only revisions of one domain can be compared',
} as const

export const history = {
  fetchFailed: 'Error while fetching the history: ',
  loadFailed: 'The history could not be loaded',
  compareLoadFailed: 'The comparison could not be loaded',
  previewLoadFailed: 'What would change could not be loaded',
  compareFailed: 'Error while comparing revisions: ',
  newestOf: (savePoint: string) => `newest of save point ${savePoint}`,
  confirmRestore: (at: string, message: string) =>
    `The content is replaced by that of ${at}, “${message}”. This cannot be undone. Do you want to proceed?`,
  allShare: 'what all languages share',
  willChange: (what: readonly string[]) => `What changes: ${listed(what)}.`,
  nothingToRestore: 'The content is as it was then: nothing would change.',
  newerKeeps: (languages: readonly string[]) =>
    languages.length === 1
      ? `${listed(languages)} was added later: it keeps its own expressions, literals and responses.`
      : `${listed(languages)} were added later: they keep their own expressions, literals and responses.`,
  othersKeep: (languages: readonly string[]) =>
    languages.length === 1
      ? `${listed(languages)} keeps its own expressions, literals and responses.`
      : `${listed(languages)} keep their own expressions, literals and responses.`,
  followsShared: 'What is said there for intents and slots that did not exist then is removed.',
  staysDeleted: (languages: readonly string[]) =>
    languages.length === 1
      ? `${listed(languages)} was deleted since then and stays deleted.`
      : `${listed(languages)} were deleted since then and stay deleted.`,
  unsavedStayDraft: 'Your unsaved changes stay in this browser as a draft for 30 days.',
  noDraft:
    'This browser could not keep your unsaved changes as a draft, so nothing was restored. Please save them first.',
  restoredNextTo: (name: string, now: string) =>
    `${name} is called ${now} now. It comes back under its old name, beside ${now}.`,
  getsNameBack: (name: string, now: string) => `${name} is called ${now} now. It gets its old name back.`,
  keepsName: (name: string, now: string) =>
    `${name} is called ${now} now. It keeps this name, since its old one is not free.`,
  restoredAs: (name: string, as: string) =>
    `${name} is the name of something else now. It comes back as ${as}.`,
  onlyShownLanguage: (language: string, others: readonly string[]) =>
    `What is said for it comes back in ${language} only. In ${listed(others)} it can be restored when that language is shown.`,
  noSuchEntry: (name: string) => `${name} did not exist then`,
  entryRestored: (name: string) => `${name} is as it was. It is not saved yet.`,
  restored: (at: string, message: string) => `Restore ${at}: ${message}`,
} as const
