export const savePoints = {
  loadFailed: 'The save points could not be loaded',
  removed: (name: string, domain: string) => `The save point ${name} of ${domain} is not there any more`,
  nameRule: '3 to 50 characters: Latin letters (A to Z), digits and hyphens, no spaces.',
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
  created: (name: string, domain: string) => `Save point ${name} of ${domain} was created`,
  nowIn: (name: string) => `You are now in save point ${name}`,
  ofDomain: (name: string, domain: string) => `Save point ${name} of ${domain}`,
} as const
