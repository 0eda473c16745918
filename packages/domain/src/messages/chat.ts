export const chat = {
  tooltip: 'Try out domains in the SDP chatbot',
  noText: 'No text response available.',
  timedOut: 'Sorry! The service is unavailable. Request timed out after 20 seconds.',
  noSpeechRecognition: 'Speech Recognition is not available on this browser. Please use Chrome or Firefox',
  notHeard: (reason: string) => `Nothing could be heard: ${reason}`,
  nothingPublished: (stage: string, language: string) => `Nothing is published at ${stage} for ${language}.`,
  noSuchStage: (stage: string) => `There is no stage ${stage}`,
  whatIfTooLarge: (values: number) =>
    `The inputs that are taken as given have more than ${values.toLocaleString('en-US')} values, or are too long.`,
  voiceBusy: 'Many texts are being spoken. Please try again in a moment.',
  noDraft: 'At the stage draft the request names a domain.',
  languageMissing: (domain: string, language: string) => `${domain} has no language ${language}.`,
  forHeadUnit: 'That is for the head unit, which answers it without the cloud.',
  notUnderstood: (stage: string) => `No domain that is published at ${stage} understood that.`,
  forOtherPlatforms: (domain: string, platforms: readonly string[], platform: string) =>
    `${domain} understood that, but it is for ${platforms.join(', ') || 'no platform'}, and the request header says ${platform}.`,
  draftNotUnderstood: (domain: string, stage: string) =>
    `Neither the draft of ${domain} nor a domain that is published at ${stage} understood that.`,
  draftAnswers: 'Your draft answers.',
  otherAnswers: (domain: string, stage: string) =>
    `${domain}, which is published at ${stage}, answers instead of your draft.`,
  wrongState: 'The dialog state is none that an answer gave',
  broken: (reason: string) => `The domain could not be run: ${reason}`,
  readFailed: 'The sentence could not be read',
  noVoice: 'This server has no voice of its own. The voice of the browser may speak instead.',
  voiceFailed: (reason: string) => `The voice of the server failed: ${reason}`,
} as const

export const addSentence = {
  toOpen: (domain: string) => `Open ${domain} to add the sentence. This dialog stays open.`,
  otherLanguage: (domain: string, open: string, wanted: string) =>
    `${domain} is open in ${open}. Open it in ${wanted} to add the sentence. This dialog stays open.`,
  noDomain: (language: string) =>
    `There is no domain in ${language} that you may edit. Create one, or ask the creator of one for access.`,
  added: (intent: string, domain: string) =>
    `Added to ${intent} of ${domain}. It counts in the draft at once; save to keep it.`,
} as const

export const keepAsTest = {
  label: 'Keep as test',
  upToHere: 'Keep as test up to here',
  nothingSaid: 'Say something first: a test keeps what was said and how it was answered',
  noDomain: 'A test is kept in the domain that is open: open the one that answered',
  notThisDomain: 'The domain that is open answered nothing of this',
  leftOut: (turn: number, why: string) => `Turn ${turn} is left out: ${why}.`,
  nobodyAnswered: 'no domain answered it',
  answeredBy: (domain: string) => `${domain} answered it`,
  saidIn: (language: string) => `it was said in ${language}`,
  triedOut: 'it was tried with an intent or values that nobody said',
  goesOn: (turn: number, inputs: readonly string[]) =>
    `From turn ${turn} on the car no longer said ${inputs.join(', ')}; in the test it goes on saying it.`,
  kept: (name: string) => `The test ${name} is kept. It counts in the draft; save to keep it.`,
  accepted: (name: string) => `The test ${name} expects this answer now`,
} as const
