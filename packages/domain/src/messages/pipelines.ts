/** What the log of a run says, and why one ends. */
export const pipelines = {
  blocked: (count: number) => (count === 1 ? '1 problem blocks it' : `${count} problems block it`),
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  more: (count: number) => `and ${count} more`,
  built: (files: number, kilobytes: number) => `${files} files, ${kilobytes} KB`,
  trained: (intents: number, expressions: number) =>
    `Learned ${expressions} expressions of ${intents} intents`,
  tested: (right: number, all: number, percent: string) =>
    `${right} of ${all} own sentences come back as their intent (${percent} %)`,
  noSentences: 'There are no sentences to test',
  misheard: (text: string, intent: string, recognised: string | undefined) =>
    `'${text}' of ${intent} is ${recognised === undefined ? 'not understood' : `taken for ${recognised}`}`,
  tooManyWrong: (percent: string, minPercent: number) =>
    `${percent} % of the sentences come back as their intent, ${minPercent} % have to`,
  testsOff: 'Kept tests are not run in this environment',
  noTests: 'No conversations are kept as tests',
  conversations: (language: string, passed: number, total: number) =>
    `${language}: ${passed} of ${total} kept tests go as they should`,
  failingTest: (language: string, name: string, reason: string) => `${language}, test '${name}': ${reason}`,
  unsaidTests: (language: string, count: number) =>
    `${language}: ${count === 1 ? '1 kept test' : `${count} kept tests`} cannot be said in this language`,
  testsLeft: (language: string, count: number) =>
    `${language}: there was no time for ${count === 1 ? '1 kept test' : `${count} kept tests`}`,
  testsFail: (names: readonly string[], count: number) => {
    const shown = names.join(', ')
    const more = count > names.length ? ` and ${count - names.length} more` : ''
    return count === 1 ? `The kept test ${shown} fails` : `${count} kept tests fail: ${shown}${more}`
  },
  testsUnfinished: (count: number) =>
    count === 1 ? 'There was no time for 1 kept test' : `There was no time for ${count} kept tests`,
  own: 'The runtime of this installation reads it from its database',
  delivered: (target: string) => `Delivered to ${target}`,
  withdrawn: (target: string) => `Nothing of it is left to be active at ${target}`,
  switched: (target: string) => `Active at ${target}`,
  renumbered: (target: string) =>
    `${target} knows later runs than this database, which was restored or is new: this run is numbered behind them`,
  targetFailed: (target: string, reason: string) => `${target}: ${reason}`,
  tryAgain: (target: string, reason: string) => `${target}: ${reason}; trying again`,
  switchedBack: (target: string) => `${target} is back at what was active before`,
  notSwitchedBack: (target: string, reason: string) =>
    `${target} may have something else than what is active: ${reason}`,
  later: 'something that was asked for later is active there already',
  otherContent: 'it confirms something else than what was delivered',
  noAnswer: (millis: number) => `it did not answer within ${millis / 1000} seconds`,
  nonsense: 'its answer cannot be read',
  status: (status: number, reason?: string) =>
    `it answered with ${status}${reason === undefined ? '' : `: ${reason}`}`,
  active: (savePoint: string, revision: string) => `Active: revision ${revision} of ${savePoint}`,
  inactive: 'No longer active',
  givenUp: (attempts: number, reason: string) => `given up after ${attempts} attempts: ${reason}`,
  interrupted: (reason: string) => `Interrupted: ${reason}`,
  unknownStep: (code: string) => `There is no step ${code}`,
  domainRemoved: 'The domain is gone',
} as const
