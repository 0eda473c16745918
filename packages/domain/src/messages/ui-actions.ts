export const uiActions = {
  nameEmpty: 'The name should contain at least one character',
  nameSpecial: 'Special characters are not allowed.',
  nameSyntax: (name: string) => `Syntax check failed, please check this value: ${name}`,
  nameTaken: (name: string) => `${name} already exists in the system actions`,
  noSuchAction: (name: string) => `There is no UI action ${name}`,
  noSuchResponse: (name: string) => `There is no response ${name}`,
  noSuchActType: (type: string) => `${type} is no dialog act`,
  actWithoutSlots: (type: string) => `${type} speaks of no slots`,
  actWithoutApiInput: (type: string) => `${type} speaks of no API input`,
  flagEmpty: 'A flag needs a name',
  flagTaken: (flag: string) => `${flag} is there already`,
  noSuchStyle: (style: string) => `There is no speaking style ${style}`,
  styleOnlyInChina: (style: string) =>
    `The speaking style ${style} is for China only, and the domain has no language of that market`,
  noSuchAnimation: (animation: string) => `There is no emotion animation ${animation}`,
  sound: {
    noSuchPoint: (point: string) => `There is no reference point ${point}`,
    allOrNone: 'X, Y and Z must be given all together or not at all',
    timeWithoutPlace: 'T may be given only with X, Y and Z',
    timeBelowZero: 'T must be 0 or more',
    stopWithoutStart: 'Stop may be given only with start',
  },
} as const
