export const apiActions = {
  nameEmpty: 'The name should contain at least one character',
  nameSpecial: 'Special characters are not allowed.',
  nameDashes: 'Invalid input - please double check your use of dashes and underscores',
  actionTaken: 'Api action name already exist!',
  inputTaken: 'Api input name already exist!',
  isCoreAction: (name: string) => `${name} is a core action and available by default`,
  noSuchAction: (name: string) => `There is no API action ${name}`,
  noSuchInput: (name: string) => `There is no API input ${name}`,
  unknownDomain: (domain: string) => `An API action cannot have the domain ${domain}`,
  unknownAuthLevel: (level: number) => `There is no auth level ${level}`,
  undefinedHandler: 'You have API Actions with undefined handler',
  brokenHandler: 'You have API Actions with broken handler',
  defineBaseUrls: 'Please define base urls for an action',
  urlsNotDefined: 'URLs in used handler are not defined',
  path: 'A path has no spaces, ? or #',
} as const

export const handlers = {
  nameInvalid: 'The name can not be empty and only contain alphanumeric characters and - or _',
  nameTaken: 'A handler with this name already exists',
  baseUrl: 'Invalid Base URL format!',
  last: 'At least one handler has to remain',
  noSuchHandler: (id: string) => `There is no handler ${id}`,
  unknownHost: 'its host was not found',
  nobodyThere: 'nobody answers there',
  testFailed: 'The handler could not be tested',
  failures: {
    none: 'the API action has no handler',
    noUrl: (id: string, environment: string) => `the handler ${id} has no base URL for ${environment}`,
    status: (status: number, output: string) =>
      output === '' ? `it answers with status ${status}` : `it answers with status ${status}: ${output}`,
    shape: 'its answer is no object with returnValue, data or inputs',
    noJson: (output: string) => `its answer is no JSON: ${output}`,
  },
} as const

export const coreActions = {
  nameEmpty: 'Name should not be empty',
  nameSpace: 'Space is not allowed',
  nameSpecial: 'Supports A-Z, a-z, 0-9 and _',
  nameDigit: 'Name should not start with number',
  nameTaken: 'This name is already taken',
  tooMany: (max: number) => `At most ${max} parameters are allowed`,
  notCore: 'Only core actions have parameters',
} as const

export const fulfilment = {
  notARequest: (name: string) => `${name} is not a request`,
} as const
