import { listed } from './listed.ts'

export const responses = {
  noSuchInput: (name: string) => `There is no slot or API input ${name}`,
  nameEmpty: 'The name should contain at least one character',
  nameSpecial: 'Special characters are not allowed.',
  nameTaken: (name: string) => `There is already a response ${name}`,
  nameAround:
    'Names that end with _preTts or _postTts are kept for what is spoken before and after a UI action',
  noSuchResponse: (name: string) => `There is no response ${name}`,
  alreadyUsed: (name: string, action: string) => `${action} uses ${name} already`,
  notUsedBy: (name: string, action: string) => `${action} does not use ${name}`,
  used: (name: string, actions: readonly string[]) =>
    `${name} cannot be deleted: ${actions.length === 1 ? 'the UI action' : 'the UI actions'} ${listed(actions)} ${actions.length === 1 ? 'uses' : 'use'} it`,
  notUsed: (name: string) => `No UI action uses ${name}`,
  noText: (name: string) => `${name} has no text`,
  saysNothing: (action: string) => `${action} says nothing in this language`,
  textEmpty: 'The text should contain at least one character',
  noSuchText: 'There is no such text',
  sameButSpaces: (first: number, second: number) =>
    `The texts ${first} and ${second} differ in nothing but spaces`,
  brokenPlaceholder: 'A placeholder is written as {{name}} or {{name.more}}',
  unknownTag: (name: string) => `<${name}> is not a known tag`,
  tagCut: (name: string) => `The tag <${name} has no end: >`,
  tagNotClosed: (name: string) => `<${name}> is not closed with </${name}>`,
  tagStandsAlone: (name: string) => `<${name}> stands alone and ends with />`,
  tagClosesNothing: (name: string) => `</${name}> closes nothing`,
  tagNested: (name: string, inner: string) => `</${name}> stands before </${inner}>, which has to come first`,
  tagValueMissing: (name: string, attribute: string, allowed: string) =>
    `<${name}> has to say ${attribute}="…": ${allowed}`,
  tagValueWrong: (name: string, allowed: string) => `The value of <${name}> can be: ${allowed}`,
  tagsNotRead: 'SSML tags are not read on the platforms of this domain',
  unknownSequence: (name: string) => `\\${name}\\ is not a known sequence`,
  sequenceNotEnded: 'The sequence has to end with a backslash',
  sequenceValueWrong: (name: string, allowed: string) => `The value of \\${name}=…\\ can be: ${allowed}`,
  sequencesNotRead: 'Vocalizer sequences are not read on the platforms of this domain',
  percent: (least: number, most: number) => `${least} to ${most}`,
  milliseconds: 'milliseconds from 1 to 99999',
  languageCode: 'a language such as eng-USA',
  guiMissing: (action: string) => `The GUI response of ${action} is not there in this language`,
  guiUnused: (name: string) => `The GUI response ${name} belongs to no UI action`,
  additionalEmbeddedOnly: 'Only embedded domains have additional responses',
} as const
