/**
 * Every sentence of the specification that a user can read, word for word.
 * Misspellings are the specification's and stay.
 */
export const messages = {
  general: {
    required: 'This field is required',
    unexpected: 'Something went wrong on our side. Please try again.',
    reservedName: 'This name is reserved',
    unreachable: 'The server cannot be reached. Please check your connection.',
  },
  domain: {
    fetchAllFailed: 'Error while fetching domains: ',
    fetchFailed: 'Error while fetching domain: ',
    createFailed: 'Error creating domain: ',
    deleteFailed: (name: string) => `Error deleting domain ${name}: `,
    updateFailed: (id: string) => `Error updating domain ${id}: `,
    created: (name: string) => `Domain ${name} successfully created`,
    deleted: (name: string) => `Domain ${name} successfully deleted`,
    updated: (name: string) => `Domain ${name} successfully updated`,
    confirmDelete: (name: string) => `Are you sure that you want to completely delete the domain ${name}?`,
    nameTaken: (name: string) => `A domain named ${name} already exists`,
    notFound: (id: string) => `There is no domain ${id}`,
    nameTooLong: 'Name must be less than 50 characters',
    nameSpaces: "Please, don't include spaces",
    nameSpecial: 'Please, avoid special characters',
    pictureUrl: 'Please, introduce a valid https url',
    otherUrl: 'Please, introduce a valid http or https url',
    platformsRequired: 'Please specify the platform(s) of your domain',
    atLeastOnePlatform: 'Choose at least one platform',
    unknownPlatform: (name: string) => `${name} is not a known platform`,
    unknownLanguage: (language: string) => `${language} is not a supported language`,
    languageMissing: (language: string) => `The domain has no language ${language}`,
    contributorSpaces: 'Contributors cannot contain spaces',
    testPermanent: 'A test domain stays a test domain',
    nameFixed: 'The name of a domain cannot be changed',
    embeddedFixed: 'A domain stays cloud or embedded as it was created',
    tooLong: (max: number) => `Please use at most ${max} characters`,
    readOnly: 'The domain is in read-only mode',
    noAccess: (name: string) => `You have no access to the domain ${name}`,
    staleRevision: 'The domain was saved by somebody else in the meantime',
  },
  session: {
    messageRequired: 'Message is required!',
    createFailed: 'Error creating domain session: ',
    clearFailed: 'Error clearing domain session: ',
    fetchFailed: 'Error fething domain sessions: ', // SESS-028: misspelled as specified
    busy: (user: string) => `${user} is editing this save point`,
    notYours: 'You do not hold the session of this save point',
    needed: 'Start a session before you change the domain',
  },
  commit: {
    messageRequired: 'Commit message is required!',
    tooLong: 'A message has at most 1000 characters',
    generalData: 'Update general data',
    created: 'Create domain',
  },
  users: {
    invalid: 'User name invalid.',
    superUserExists: 'Super user already exists.',
    memberExists: 'Member already exists.',
    conceptEditorExists: 'Concept Editor already exists.',
    lastSuperUser: 'At least one super user has to remain.',
    adminsOnly: 'Only super users may do this',
  },
  signIn: {
    notSignedIn: 'Could not set authorization header: User is not logged in',
    backendNotFound: 'Backend URL not found',
    invalidToken: 'The sign-in is no longer valid',
    invalidClient: 'The client credentials are not valid',
    unknownPerson: 'There is no such person',
  },
  configuration: {
    fetchFailed: (message: string) => `Error while fetching sdp configruation: ${message}`, // CALL-013: as specified
    languageWithoutRegion: (language: string) => `${language} not mapped to any region.`,
    sharedReloaded: 'Shared resources have been reloaded successfully!',
  },
  sharing: {
    actionRequired: 'ACTION REQUIRED',
  },
  decisionTable: {
    invalidRowsFound: (domain: string) => `Invalid decision rows found in ${domain}`,
    removingInvalidRows: 'Removing invalid rows.',
    invalidRows: (module: string) => `Invalid decision table rows detected in ${module} module.`,
    duplicateModules: (name: string) => `Duplicate modules named ${name} detected.`,
  },
  wire: {
    reservedKey: (key: string) => `${key} cannot be used as a key`,
    tooDeep: (levels: number) => `Nested deeper than ${levels} levels`,
    otherKey: (key: string) => `Expected ${key}, the key of the entry`,
  },
  apiActions: {
    undefinedHandler: 'You have API Actions with undefined handler',
    brokenHandler: 'You have API Actions with broken handler',
  },
} as const
