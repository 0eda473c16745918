export const resources = {
  platformRequired: 'Platform field is required',
  noPlatforms:
    'The current domain has no platforms configured. Please add a platform to the domain before you upload files.',
  required: 'File required',
  optional: 'File is optional',
  otherDomain: (domain: string) => `You can upload files only for your ${domain} domain`,
  incomplete:
    'You are about to upload incomplete dialog resources. What the missing files describe stays as it is in the domain. Do you want to continue?',
  notJson: 'Only .json files can be uploaded',
  unexpected: 'The file has none of the expected names',
  twice: 'The file is there twice',
  otherLanguage: (language: string) => `Only ${language}, the language of the upload, is expected here`,
  otherFormat: (version: number) => `Expected version ${version} of the format`,
  fulfilmentElsewhere: 'Request fulfilment is told in the file actionDescription',
  noSuchIntent: 'The ontology has no such intent',
  refused: (count: number) =>
    `The files were not uploaded: ${count === 1 ? 'there is a problem' : `there are ${count} problems`}. Nothing was changed.`,
  otherSavePoint: (domain: string, savePoint: string) =>
    `The upload names the save point ${savePoint} of the domain ${domain}, which is another one`,
  uploaded: 'Successfully uploaded your dialog resources.',
  withoutUnsaved: 'Without the unsaved changes',
  unchanged: 'The files hold what the domain has: nothing was changed.',
  downloadFailed: 'The dialog resources could not be downloaded: ',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  commit: (language: string) => `Dialog resources uploaded (${language})`,
} as const
