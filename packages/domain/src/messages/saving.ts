import { listed } from './listed.ts'

export const leaving = {
  upload:
    'You have unsaved changes. An upload replaces what is saved, and the page shows the new content afterwards.',
  kept: (language: string) =>
    `Nothing is lost when you save the changes or keep them as a draft. A draft stays in this browser for 30 days and is offered to you as soon as you edit ${language} of this save point again.`,
  confirmDiscard: 'The changes that are not saved will be gone, without a draft of them.',
  notSaved: (reason: string) => `They cannot be saved now: ${reason}.`,
  noDraft: 'This browser could not keep the draft, so you are still here. Please save the changes.',
} as const

export const commit = {
  messageRequired: 'Commit message is required!',
  tooLong: 'A message has at most 1000 characters',
  // Of the force update of the form (ruling R10)
  generalData: 'Update general data',
  created: 'Create domain',
} as const

export const conflict = {
  savedElsewhere: 'You saved the domain elsewhere in the meantime',
  saved: (name: string, message: string, at: string) =>
    `${name} saved “${message}” on ${at}, after you opened the domain.`,
  savedByYou: (message: string, at: string) =>
    `You saved “${message}” on ${at} in another tab or browser, after you opened the domain here.`,
  lastOfSaves: (count: number, { names, isWhole }: { names: readonly string[]; isWhole: boolean }) =>
    `It is the last of ${isWhole ? '' : 'more than '}${count} saves since then, by ${listed(names)}.`,
  waysOut:
    '“Save both” saves your changes on top of that. “Take theirs” shows the domain as it was saved there; your changes stay in this browser as a draft for 30 days.',
  bothChanged: (count: number) =>
    count === 1
      ? 'Both of you changed this. Whose counts?'
      : `Both of you changed these ${count} things. Whose counts?`,
  undecided: (count: number) =>
    count === 1
      ? 'Please choose whose change counts'
      : `Please choose whose change counts: ${count} are left`,
  renamedTo: (name: string) => `renamed to ${name}`,
  responsesChanged: 'its responses were changed',
  languageChanged: 'what it says was changed',
  nameIsMine: (name: string, theirs: string) => `mine is called ${name}, theirs ${theirs}`,
  nameIsTheirs: (name: string, mine: string) => `theirs is called ${name}, mine ${mine}`,
  keepsDraft: 'What you give up stays in this browser as a draft for 30 days.',
  mentionsRemoved:
    'These entries mention something that the other side took away. They are saved as they are:',
} as const

export const drafts = {
  none: 'Everything that you typed is saved.',
  listed: 'What you typed here and did not save. This browser keeps it for 30 days.',
  listFailed: 'The unsaved work in this browser could not be read',
  settings: 'Settings',
  copied: 'The unsaved work is in your clipboard',
  notCopied: 'The unsaved work could not be copied. Download it instead.',
  openElsewhere: 'Open in another tab, where it can be saved.',
  languageDeleted: (language: string) => `The language ${language} was deleted.`,
  sharedStays: 'What belongs to all languages can be restored in the default one.',
  placeDeleted: (what: string) => `${what} was deleted. You can still view and download what you typed.`,
  discarding: (at: string) => `The unsaved work of ${at} is then gone for good.`,
  notRestored: 'The unsaved work could not be restored. It is still there.',
  notKept: 'This browser cannot keep your unsaved work. Stay here and copy what you need.',
  languageRemoved: (language: string) =>
    `Made in ${language}, which the domain does not have any more. What belongs to all languages can be restored here, all of it once ${language} is added again.`,
} as const
