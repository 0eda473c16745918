export const general = {
  required: 'This field is required',
  unexpected: 'Something went wrong on our side. Please try again.',
  textNotSaved: 'Not saved yet. Enter saves it, Esc puts the text before it back.',
  reloadFailed: 'This could not be read again and may be out of date.',
  noNews: 'The server cannot be reached: what others do is shown once the connection is back.',
  newVersion: 'A new version is there. Reload to work with it.',
  partNotLoaded: 'This part could not be loaded. Reloading the page gets it.',
  waitsLong: 'The server takes longer than usual.',
  reservedName: 'This name is reserved',
  alike: (name: string, other: string) => `${name} and ${other} differ in upper and lower case only`,
  unusualName: (name: string, characters: readonly string[]) =>
    `${name} has characters outside the Latin, Cyrillic, Arabic, Thai and Korean ranges: ${characters.join(' ')}`,
  unstorable: 'The text holds a character that cannot be stored',
  diskFull:
    'The disk of the server is full: nothing was saved. Please tell whoever runs it, and save again when there is space.',
  databaseUnavailable: 'The database does not answer',
  stopping: 'The server stops. Please try again in a moment.',
  tablesNotCurrent: (missing: readonly string[]) => `The database lacks the migrations ${missing.join(', ')}`,
  requestId: (id: string) => `Request id ${id}`,
  noSuchCall: (method: string, path: string) => `There is no call ${method} ${path}`,
  unreachable: 'The server cannot be reached. Please check your connection.',
  tooLarge: 'This is more than the server takes at once. Please save it in smaller steps.',
  busy: 'Many large saves are under way. Please try again in a moment.',
  tooMany: (most: number) => `At most ${most} entries are taken`,
  unknownField: (name: string) => `Unrecognized key: "${name}"`,
} as const

export const uses = {
  asking: 'The other languages are being asked.',
  notAsked: 'The other languages could not be asked; what they mention is not counted here.',
  none: 'Not used.',
} as const

export const releaseNotes = {
  none: 'No release notes available at the moment',
  fetchFailed: 'Error while fetching release notes: ',
  loadFailed: 'The release notes could not be loaded',
} as const
