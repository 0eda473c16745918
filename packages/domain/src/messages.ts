/**
 * Every sentence of the specification that a user can read, word for word.
 * Misspellings are the specification's and stay.
 */
export const messages = {
  general: {
    required: 'This field is required',
    unexpected: 'Something went wrong on our side. Please try again.',
    reservedName: 'This name is reserved',
    alike: (name: string, other: string) => `${name} and ${other} differ in upper and lower case only`,
    unstorable: 'The text holds a character that cannot be stored',
    diskFull:
      'The disk of the server is full: nothing was saved. Please tell whoever runs it, and save again when there is space.',
    databaseUnavailable: 'The database does not answer',
    tablesNotCurrent: (missing: readonly string[]) =>
      `The database lacks the migrations ${missing.join(', ')}`,
    requestId: (id: string) => `Request id ${id}`,
    noSuchCall: (method: string, path: string) => `There is no call ${method} ${path}`,
    unreachable: 'The server cannot be reached. Please check your connection.',
    tooLarge: 'This is more than the server takes at once. Please save it in smaller steps.',
    busy: 'Many large saves are under way. Please try again in a moment.',
    tooMany: (most: number) => `At most ${most} entries are taken`,
    unknownField: (name: string) => `Unrecognized key: "${name}"`,
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
    none: 'There are no domains yet. Create one, or ask a colleague to add you to theirs as a contributor.',
    allHidden: 'No domain matches the filters.',
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
    allForMembersOnly: 'Only super users and members may list all domains',
    beingSaved: 'The domain is being saved',
    saveWaits: 'The server cannot be reached. Your changes are kept and saved as soon as it is back.',
    confirmLeave: 'If you leave, you will lose your unsaved changes. Do you want to proceed?',
    unsavedOnUnload: 'Please, save your changes before refreshing.',
    saveIdTaken: 'This save id belongs to a save of somebody else',
    saveIdReused: 'This save id belongs to a save of something else',
    oneDefaultLanguage: 'A domain has each language once, and one of them is the default',
  },
  session: {
    messageRequired: 'Message is required!',
    createFailed: 'Error creating domain session: ',
    clearFailed: 'Error clearing domain session: ',
    fetchFailed: 'Error fething domain sessions: ', // SESS-028: misspelled as specified
    busy: (user: string) => `${user} is editing this save point`,
    notYours: 'You do not hold the session of this save point',
    needed: 'Start a session before you change the domain',
    startToEdit: 'Start a session to edit',
    creating: (name: string) => `Creating ${name}`,
    takenOver: (user: string) => `${user} took over your session`,
    keptAsDraft: 'What you have not saved is kept in this browser as a draft.',
    expiring: 'You have unsaved changes. Extend the session or save before it ends.',
    confirmFree:
      'Without your session the changes that you have not saved cannot be saved. Do you want to proceed?',
    ended: 'Your changes are still here. Start a session again to save them.',
    expired: 'Your session has expired. Start it again before you change the domain',
  },
  uses: {
    asking: 'The other languages are being asked.',
    notAsked: 'The other languages could not be asked; what they mention is not counted here.',
    none: 'Not used.',
  },
  leaving: {
    kept: (language: string) =>
      `Nothing is lost when you save the changes or keep them as a draft. A draft stays in this browser for 30 days and is offered to you as soon as you edit ${language} of this save point again.`,
    notSaved: (whyNot: string) => `They cannot be saved now: ${whyNot}.`,
    noDraft: 'This browser could not keep the draft, so you are still here. Please save the changes.',
  },
  commit: {
    messageRequired: 'Commit message is required!',
    tooLong: 'A message has at most 1000 characters',
    generalData: 'Update general data',
    created: 'Create domain',
  },
  conflict: {
    bothChanged: (count: number) =>
      count === 1
        ? 'Both of you changed this entry. Whose counts?'
        : `Both of you changed these ${count} entries. Whose counts?`,
    undecided: (count: number) =>
      count === 1
        ? 'Please choose whose entry counts'
        : `Please choose whose entry counts: ${count} are left`,
    mentionsGone:
      'These entries mention something that the other side took away. They are saved as they are:',
  },
  drafts: {
    notRestored: 'The unsaved work could not be restored. It is still there.',
  },
  git: {
    fetchFailed: (message: string) => `Error while fetching git file: ${message}`,
    notFound:
      "Sorry, we couldn't find your domain on GitHub. Try saving your domain to trigger your first commit!",
    originalOnly: 'The GitHub integration is only available on the original domain Save Point',
    uploaded: (url: string) => `Domain uploaded to GitHub successfully at ${url}`,
    deleted: 'Domain deleted from GitHub successfully',
    off: 'The git export is switched off here',
    unavailable: 'The git export does not work at the moment; it goes on by itself',
    exportFile: (file: string) => `Export ${file}`,
    removeFile: (file: string) => `Remove ${file}`,
    removeDomain: (name: string) => `Delete domain ${name}`,
  },
  jobs: {
    notFound: 'This job is not among the failed ones any more',
    none: 'No job failed',
    sentAgain: 'The job is tried again',
    dropped: 'The job was given up',
    failed: 'The job could not be changed',
    dropping: 'The job will not be tried again.',
    droppingPush: 'What was not pushed goes to the remote with the next commit.',
    droppingCommit: (domain: string) =>
      `The next commit of '${domain}' will be missing in the git export. The content itself is saved, and comes with the commit behind it.`,
  },
  savePoints: {
    nameTooShort: 'Please try to use more meaningful name. Minimal name length is 3',
    nameTooLong: 'Maximum name length is 50',
    nameReserved: 'Name Original is reserved',
    nameSpecial: "Use any latin letters, digits and '-' character as a separator",
    nameTaken: (name: string) => `The domain already has a save point named ${name}`,
    originalStays: 'Cannot delete original savepoint!',
    // POINT-028: misspelled as specified
    parentStays: "Parent save points cannot be deleted, untill all of its children's are deleted!",
    hasLeaves: 'You cannot delete savepoint with leaf nodes',
    chooseOne: 'Please choose a save point to switch in',
    notCreated: (message: string) => `Save point was not created: ${message}`,
    nowEditing: (name: string, left: string) =>
      `You are now editing save point ${name}. ${left} is free for others.`,
    nowIn: (name: string) => `You are now in save point ${name}`,
  },
  revisions: {
    notFound: (revision: string) => `There is no revision ${revision}`,
    otherDomain: 'Only revisions of one domain can be compared',
  },
  users: {
    invalid: 'User name invalid.',
    superUserExists: 'Super user already exists.',
    memberExists: 'Member already exists.',
    conceptEditorExists: 'Concept Editor already exists.',
    lastSuperUser: 'At least one super user has to remain.',
    adminsOnly: 'Only super users may do this',
    updateFailed: 'Error updating users: ',
    confirmRemoval: (person: string, group: string) =>
      `Do you want to remove ${person} from ${group}? What the group allows is refused to them at once.`,
    confirmOwnRemoval: 'You will no longer be a super user, and only another super user can bring you back.',
  },
  audit: {
    fetchFailed: 'Error while fetching the audit log: ',
    exportFailed: 'Error while exporting the audit log: ',
    allHidden: 'No entry matches the filters.',
  },
  signIn: {
    metricsToken: 'The metrics are for callers on this machine, or with the token of SDP_METRICS_TOKEN',
    notSignedIn: 'Could not set authorization header: User is not logged in',
    backendNotFound: 'Backend URL not found',
    invalidToken: 'The sign-in is no longer valid',
    invalidClient: 'The client credentials are not valid',
    unknownPerson: 'There is no such person',
    invalidUserToken: 'The x-token header does not name a user',
    codeRefused: 'The sign-in code is not valid',
    notLocal: 'People sign in at the sign-in provider here',
    onlyOnThisMachine:
      'Local sign-in asks for no password, so it answers only at localhost. Others need a sign-in provider (SDP_OIDC_ISSUER).',
    providerUnavailable: 'The sign-in provider does not answer as expected. Please try again later.',
    failed: 'The sign-in did not succeed',
    noCode: 'The sign-in provider came back without a code. Please try again.',
    emailNotVerified: 'The sign-in provider does not say that your e-mail address is verified',
    emailOfAnother: 'Your e-mail address belongs to another account here. Please ask a super user.',
  },
  configuration: {
    fetchFailed: (message: string) => `Error while fetching sdp configruation: ${message}`, // CALL-013: as specified
    languageWithoutRegion: (language: string) => `${language} not mapped to any region.`,
    sharedReloaded: 'Shared resources have been reloaded successfully!',
  },
  feedback: {
    typeRequired: 'Feedback type is required',
    descriptionRequired: 'Please, include a description of the issue.',
    sent: (key: string) => `We appreciate your feedback and created a ticket: ${key}.`,
    keyCopied: 'The issue tracker ID has been added to your clipboard',
    sendFailed: 'Error sending feedback: ',
  },
  sharing: {
    userInputGone: 'ACTION REQUIRED',
    apiInputGone: 'ACTION REQUIRED!!',
    embeddedOnly: 'Only embedded domains share inputs',
  },
  expressions: {
    invalidCharacter: (index: number, reason: string) =>
      `invalid character input at index ${index}: ${reason}`,
    /** What is wrong about a character, said after the specified sentence. */
    reasons: {
      empty: 'there is no text',
      twoSpaces: 'two spaces in a row',
      spaceAtStart: 'no space can stand at the start',
      spaceAtEnd: 'no space can stand at the end',
      spaceBefore: (character: string) => `no space can stand before "${character}"`,
      spaceAfter: (character: string) => `no space can stand after "${character}"`,
      noSpace: 'a space is missing before it',
      emptyBrackets: 'there is nothing in the brackets',
      nothingBeforeBar: 'there is nothing before the bar',
      nothingAfterBar: 'there is nothing after the bar',
      doubleBar:
        '"||" separates expressions and cannot stand inside one; alternatives have one bar between them',
      dollar: 'a slot is written as $(name)',
      emptySlot: 'the slot has no name',
      inSlotName: 'the name of a slot ends with ")" and has letters, digits, "_" and "-" only',
      section: 'the name of a reusable part has to follow',
      plus: 'a plus only joins words with a star, as in play+*+please',
      underscore: 'an underscore can only stand in the names of slots and reusable parts',
      noMeaning: (character: string) => `${character} has no meaning here`,
    },
    nothingAfterPlus: (index: number) =>
      `invalid character input at index ${index}: there is nothing after the plus`,
    tooManyParts: (index: number, most: number) =>
      `invalid character input at index ${index}: a star can be joined with others to ${most} parts, not more`,
    plusWithoutStar: (index: number) =>
      `invalid character input at index ${index}: a plus only joins words with a star, and here is none`,
    unclosedSlot: 'Missing a parentheses ending in your expression: the slot is not closed',
    bracketMismatch: (index: number) => `incorrect bracket match at index ${index}`,
    missingConcatenation: 'missing a field concatenation + ...',
    missingEnd: 'Missing a parentheses ending in your expression',
    tooDeep: (index: number) => `brackets are nested too deep at index ${index}`,
    notASlot: (name: string) => `"${name}" is not a slot`,
    notAPart: (name: string) => `"${name}" is not a reusable part`,
    partInItself: (name: string) => `The reusable part "${name}" contains itself`,
    notUnique: 'All expressions must be unique.',
    noLiteral: 'Please choose at least one literal.',
    notFound: 'There is no such expression',
    slotNotMentioned: (slot: string) => `The expression does not mention the slot ${slot}`,
    restrictedTwice: (name: string) => `The literals of ${name} are chosen twice`,
    weight: (max: number) => `The weight lies between 1 and ${max}, in steps of 0.1`,
  },
  intents: {
    name: "Character ';' , whitespaces and empty names are not allowed",
    nameSpecial: 'Special characters are not allowed.',
    nameTooLong: (max: number) => `Max ${max} characters`,
    nameTaken: (name: string) => `${name} already exists as a slot-only/regular intent.`,
    renameFailed: 'Error Renaming Intent',
    slotOnlyRenameFailed: 'Error Renaming Slot-only Intent',
    notFound: (name: string) => `There is no intent ${name}`,
    copied: (count: number, what: 'names' | 'expressions') =>
      `${count} ${count === 1 ? what.slice(0, -1) : what} copied`,
  },
  reusableExpressions: {
    nameSpecial: 'Special characters and non-English letters are not allowed',
    nameTaken: 'Name already exist',
    slots: 'No slots in reusable parts',
    tooShort: (min: number) => `Use minimum ${min} symbols`,
    noSyntax: 'Some expression syntax () or [] or | should be used',
    notFound: (name: string) => `There is no reusable part ${name}`,
    idTaken: (id: string) => `There is a reusable part with the id ${id} already`,
    unknownLanguage: (language: string) => `The domain has no language ${language}`,
    foreignId: 'The id of a reusable part begins with the id of its domain and a colon',
    loading: 'Reusable expressions are getting from server...',
    loadFailed: 'Reusable expressions server error!',
    added: (name: string) => `Reusable part ${name} added`,
    changed: (name: string) => `Reusable part ${name} changed`,
    renamed: (from: string, to: string) => `Reusable part ${from} renamed to ${to}`,
    deleted: (name: string) => `Reusable part ${name} deleted`,
    notSent: (name: string) => `The reusable part ${name} is not saved yet; the next save takes it along.`,
  },
  slots: {
    nameEmpty: 'The name should contain at least one character',
    nameSpecial: (name: string) =>
      `Special characters and non-English letters are not allowed in slot: ${name}`,
    vendorPrefix: (prefix: string) => `Slot name cannot contain ${prefix}`,
    defaultName: 'Default slot name cannot be used',
    domainName: 'Slot name cannot be same as domain name',
    nameTaken: (name: string) => `${name} already exists in the user inputs`,
    notFound: (name: string) => `There is no slot ${name}`,
    confirmTypeChange: (name: string) =>
      `Changing the type of ${name} removes its canonicals and literals. Do you want to proceed?`,
    listValueType: 'The values of a list are of type String',
    listOnly: 'Only a StaticList has canonicals',
    canonicalEmpty: 'A canonical needs at least one character',
    canonicalSpecial: (name: string) =>
      `Special characters and non-English letters are not allowed in canonical: ${name}`,
    canonicalDots: 'No dots allowed in canonical names',
    canonicalTaken: (name: string) => `${name} already exists in the canonicals of the slot`,
    canonicalNotFound: (name: string) => `There is no canonical ${name}`,
    literalEmpty: 'A literal needs at least one character',
    literalSpecial: (text: string) => `Special characters are not allowed in literal: ${text}`,
    literalUnseen: (character: string) => `A literal cannot contain ${character}`,
    literalWhitespace: 'A literal cannot begin or end with a whitespace',
    literalTaken: (text: string, canonical: string) => `${text} is already a literal of ${canonical}`,
    literalNotFound: (text: string) => `There is no literal ${text}`,
    stillThere: (name: string) => `The slot ${name} still exists in the saved domain`,
    canonicalStillThere: (name: string) => `The canonical ${name} still exists in the saved domain`,
    literalRulesSynced: (name: string) => `Literal rules of the deleted slot ${name} removed`,
    canonicalRulesSynced: (name: string) => `Literal rules of the deleted canonical ${name} removed`,
    syncFailed: (name: string) => `Other languages may still restrict literals of ${name}`,
  },
  languages: {
    isDefault: (language: string, domain: string) =>
      `The selected language (${language}) is set as default for the domain ${domain}. It can't be deleted.`,
    otherOnEmbedded: (language: string, mapped: string) =>
      `${language} is known as ${mapped} on embedded systems.`,
    taken: (language: string) => `The domain already has the language ${language}`,
    confirmDelete: (language: string) =>
      `Do you want to delete the language ${language}? All associated data is deleted with it.`,
    saveFirst: 'Save your changes before you add or delete a language',
    confirmSwitch: 'Unsaved changes for the current language will be lost. Do you want to proceed?',
  },
  history: {
    fetchFailed: 'Error while fetching the history: ',
    compareFailed: 'Error while comparing revisions: ',
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
    comesBackBeside: (name: string, now: string) =>
      `${name} is called ${now} now. It comes back under its old name, beside ${now}.`,
    onlyShownLanguage: (language: string, others: readonly string[]) =>
      `What is said for it comes back in ${language} only. In ${listed(others)} it can be restored when that language is shown.`,
    noSuchEntry: (name: string) => `${name} did not exist then`,
    entryRestored: (name: string) => `${name} is as it was. It is not saved yet.`,
    restored: (at: string, message: string) => `Restore ${at}: ${message}`,
  },
  diss: {
    none: 'No DISS definition has been imported yet',
    noDefinition: (version: string) => `There is no DISS definition ${version}`,
    versionTaken: (version: string) => `There is already another DISS definition ${version}`,
    pinned: (version: string, domains: readonly string[]) =>
      `The DISS definition ${version} is used by ${domains.join(', ')}`,
    twice: (name: string) => `${name} is there twice`,
    invalid: (problems: readonly string[], count: number) =>
      `This is not a DISS definition. ${problems.join('; ')}${count > problems.length ? `; and ${count - problems.length} more` : ''}`,
    notJson: 'This is not a JSON file.',
    imported: (version: string) => `DISS definition ${version} imported`,
    importFailed: 'The DISS definition could not be imported',
    deleteFailed: 'The DISS definition could not be deleted',
    fetched: (count: number) => (count === 1 ? '1 new DISS definition' : `${count} new DISS definitions`),
    fetchFailed: 'The DISS service could not be asked',
    noService: 'No DISS service is configured',
    fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
    missing: (name: string, version: string) => `${name} is not in the DISS definition ${version}`,
    undefinedSlot: (slot: string) => `The slot ${slot} is not defined in DISS for this intent`,
    unusedSlot: (slot: string) => `No expression uses the slot ${slot}, which DISS defines for this intent`,
    lackingSlot: (slot: string) =>
      `The domain has no slot ${slot}, which DISS defines for this intent and its expressions use`,
    otherType: (slot: string, type: string, expected: string) =>
      `The slot ${slot} has the type ${type}, in DISS it is ${expected}`,
    undefinedCanonical: (slot: string, canonical: string) =>
      `The canonical ${canonical} of the slot ${slot} is not defined in DISS`,
    lackingCanonical: (slot: string, canonical: string) =>
      `The slot ${slot} lacks the canonical ${canonical}, which DISS defines`,
  },
  sheets: {
    fixAndRetry: 'Please fix the following in your file and try uploading again:',
    currentValue: 'Current value:',
    uploaded: 'Successfully uploaded your Excel file. Please save your domain to confirm the changes.',
    uploadFailed: 'There was an error trying to upload your Excel file.',
    otherDomain: (file: string) => `File name (${file}) should contain the correct domain name.`,
    line: (line: number, message: string) => `Line ${line}: ${message}`,
    empty: (column: string) => `The "${column}" value cannot be empty.`,
    notText: (column: string) => `The "${column}" value must be a text.`,
    otherType: (type: string) => `The "type" value is invalid: only "${type}" is allowed.`,
    notANumber: (column: string) => `The "${column}" value must be a number or empty.`,
    unreadableLiterals:
      'The "literals" value must be written as slot=canonical:literal,literal|canonical;slot.',
    confirmLanguage: (file: string, language: string, open: string) =>
      `The file ${file} is for ${language}, but ${open} is open. Do you want to upload it into ${open}?`,
    correct: (lines: number, language: string) =>
      `The file is correct. It has ${lines === 1 ? '1 line' : `${lines.toLocaleString('en-US')} lines`} for ${language}.`,
    otherLanguage: (language: string) => `The "lang" value must be ${language}, the language of the domain.`,
    missingIntent: (name: string) =>
      `Missing intent: ${name}. Please make sure the intent exists in your domain.`,
    missingSlot: (name: string) => `Missing slot: ${name}. Please make sure the slot exists in your domain.`,
    inExpression: (message: string, expression: string) => `${message} for expression: ${expression}`,
    // XLS-026: misspelled as specified
    notUnique: (expressions: readonly string[]) =>
      `The following expression(s) are not unqiue (note that case sensitivity does not matter): ${expressions.join(', ')}`,
    inLine: (text: string, line: number) => `${text} (line ${line})`,
    downloadFailed: 'The Excel file could not be written.',
    otherFile: (file: string) => `${file} is not an .xls or .xlsx file.`,
    notAWorkbook: 'This is not an Excel workbook.',
    damaged: 'This workbook is damaged or incomplete.',
    encrypted: 'This workbook is protected by a password. Please save it without one.',
    hasMacros: 'This workbook contains macros. Please save it as .xlsx without them.',
    hasLinks: 'This workbook is linked to other files or data. Please remove the links.',
    fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
    unpackedTooLarge: (megabytes: number) => `This workbook unpacks to more than ${megabytes} MB.`,
    tooManyLines: (most: number) => `The sheet has more than ${most} lines.`,
    tooManyColumns: (most: number) => `The sheet has more than ${most} columns.`,
    tooSlow: 'Reading this workbook takes too long.',
    noLines: 'The first sheet has no lines below the names of the columns.',
    missingColumns: (columns: readonly string[]) =>
      `The first line of the sheet must name the columns. Missing: ${columns.join(', ')}`,
    formula: 'Formulas are not allowed, only values.',
    cell: (address: string) => `Cell: ${address}.`,
    cut: (column: string) =>
      `The "${column}" value was too long for a cell when it was downloaded and is not whole here, and the domain does not have it any more.`,
    changesNothing: 'The file holds what the domain has: there is nothing to change.',
  },
  decisionTable: {
    invalidRowsFound: (domain: string) => `Invalid decision rows found in ${domain}`,
    removingInvalidRows: 'Removing invalid rows.',
    invalidRows: (module: string) => `Invalid decision table rows detected in ${module} module.`,
    duplicateModules: (name: string) => `Duplicate modules named ${name} detected.`,
    moduleTaken: 'Module name already exists!',
    noSuchModule: 'There is no such module',
    noSuchRule: 'There is no such rule',
    noSuchCondition: 'There is no such condition',
    unknownMatcher: (name: string) => `There is no matcher ${name}`,
    noSuchInput: (name: string) => `There is no input ${name}`,
    inputExpected: (text: string) => `Expected the name of an input at '${text}'`,
    matcherExpected: (input: string, text: string) =>
      text === ''
        ? `What about ${input}? Write for example: ${input} IS SET, ${input} == value`
        : `Expected ==, !=, >, <, IS SET, NOT SET, ... after ${input}, found '${text}'`,
    conditionGoesOn: (text: string) => `Conditions are separated by ';'. Expected one before '${text}'`,
    takesNone: (input: string, symbol: string) => `${input} ${symbol} takes no argument`,
    takesOne: (input: string, symbol: string) => `${input} ${symbol} takes one argument`,
    needsOne: (input: string, symbol: string) => `${input} ${symbol} needs an argument`,
    emptyArgument: (input: string) => `An argument of ${input} is empty; write "" if that is meant`,
    unclosedQuote: 'A quote is not closed',
    parametersExpected: 'Expected parameters as in {"name": "value"}',
    intentsExpected: 'Expected intents, separated by commas or "or"',
    noRulesFound: 'No rules found',
    chooseIntent: 'Choose at least one intent',
    quotes: 'WARNING: Quote(s) in argument.',
    leadingWhitespace: 'WARNING: Leading whitespace(s) in argument.',
    trailingWhitespace: 'WARNING: Trailing whitespace(s) in argument.',
    noWhitespace: 'No whitespace in argument',
    noArgumentNeeded: 'No Argument needed',
    moreArguments: (count: number) => `+ ${count} more argument(s)`,
    uiActionGone: 'This UI Action is no longer available!',
    apiActionGone: 'This API Action is no longer available!',
    tooManyRules: (max: number) => `At most ${max} rules can be generated at once`,
  },
  ruleFindings: {
    rulesOf: (numbers: string, count: number, module: string | undefined) =>
      `${count === 1 ? 'rule' : 'rules'} ${numbers} of ${module ?? 'this module'}`,
    hidden: (rules: string, count: number) =>
      `This rule never fires: ${rules} ${count === 1 ? 'takes' : 'take'} everything it matches.`,
    impossible: (input: string) => `This rule never fires: what it asks of ${input} is never so.`,
    notDecided: 'Whether this rule can fire was not decided: there are too many rules to compare it with.',
    overlaps: (rules: string, count: number, isMore: boolean) =>
      `In some cases ${rules}${isMore ? ' and others fire' : count === 1 ? ' fires' : ' fire'} instead of this rule, with other actions.`,
    overlapsNotDecided: 'Which rules overlap with this one was not decided: there are too many of them.',
    unhandledIntent: (name: string) => `No rule handles the intent ${name}.`,
    unhandledRequest: (name: string) => `No rule handles the request ${name}.`,
    neverReplied: (name: string) => `No rule fires when ${name} is said without a request.`,
    fallsThrough: (name: string, inputs: string) => `No rule fires when ${name} is said and ${inputs}.`,
    replyNotDecided: (name: string) =>
      `Whether a rule fires whenever ${name} is said was not decided: there are too many cases.`,
    unusedUiAction: (name: string) => `No rule uses the UI action ${name}.`,
    unusedApiAction: (name: string) => `No rule uses the API action ${name}.`,
    anotherText: 'another text',
    list: (entries: string) => (entries === '' ? 'an empty list' : `a list of ${entries}`),
  },
  wire: {
    reservedKey: (key: string) => `${key} cannot be used as a key`,
    tooDeep: (levels: number) => `Nested deeper than ${levels} levels`,
    guiResponse: 'Expected a template object or a $ reference',
    ruleApiAction: 'Expected the name of an API action, or an object with name and parameters',
    handlers: 'Expected a list of handlers, each with id and urls, or one object of urls',
    malformedIntents: 'The intents of the ontology were malformed and have been reset',
    interpretationsDropped: 'Expressions of intents that the ontology does not know were dropped',
    interpretationsJoined: 'Expressions of an intent that stood in several places were joined',
    userInputsDropped: 'Literals of slots that the ontology does not know were dropped',
    userInputsJoined: 'Literals of a slot that stood in several places were joined',
    intentSettingsDropped: 'Arbitration and just-talk settings of unknown intents were dropped',
    nullUiActions: 'Empty UI actions in rules were mended',
    nullApiActions: 'Empty API actions in rules were mended',
    otherKey: (key: string) => `Expected ${key}, the key of the entry`,
    notAList: 'Expected a list',
    notAnObject: 'Expected an object',
    noPatch: 'This collection can only be saved whole',
    severalNamed: (path: string, key: string) => `${path} has several entries named ${key}: save it whole`,
    otherList: (place: string) => `The changes inside ${place} were made for another list`,
    otherOrder: (path: string) => `The order of ${path} does not name exactly its entries`,
    unknownField: 'A domain has no such field',
  },
  apiActions: {
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
  },
  handlers: {
    nameInvalid: 'The name can not be empty and only contain alphanumeric characters and - or _',
    nameTaken: 'A handler with this name already exists',
    baseUrl: 'Invalid Base URL format!',
    last: 'At least one handler has to remain',
    noSuchHandler: (id: string) => `There is no handler ${id}`,
    unknownHost: 'its name is not known',
    nobodyThere: 'nobody answers there',
    testFailed: 'The handler could not be tested',
  },
  coreActions: {
    nameEmpty: 'Name should not be empty',
    nameSpace: 'Space is not allowed',
    nameSpecial: 'Supports A-Z, a-z, 0-9 and _',
    nameDigit: 'Name should not start with number',
    nameTaken: 'This name is already taken',
    tooMany: (max: number) => `At most ${max} parameters are allowed`,
    notCore: 'Only core actions have parameters',
  },
  fulfilment: {
    notARequest: (name: string) => `${name} is not a request`,
  },
  uiActions: {
    nameEmpty: 'The name should contain at least one character',
    nameSpecial: 'Special characters are not allowed.',
    nameTaken: (name: string) => `${name} already exists in the system actions`,
    noSuchAction: (name: string) => `There is no UI action ${name}`,
    noSuchResponse: (name: string) => `There is no response ${name}`,
  },
  responses: {
    noSuchInput: (name: string) => `There is no slot or API input ${name}`,
  },
} as const

/** 'a, b and c' */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
