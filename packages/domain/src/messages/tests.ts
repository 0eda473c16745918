export const tests = {
  nameEmpty: 'The name of a test cannot be empty',
  nameTaken: (name: string) => `There is a test ${name} already`,
  noSuchTest: (name: string) => `There is no test ${name}`,
  noSuchTurn: (name: string, number: number) => `The test ${name} has no turn ${number}`,
  added: (tests: string) => `${tests} added`,
  fileNotRead: (file: string) => `The file ${file} could not be read`,
  notAccepted: 'The tests could not be changed to what is right now',
  noTurns: 'The test has no turns',
  unsaid: (number: number) => `Turn ${number} says nothing: it has neither a sentence nor an intent`,
  unknownCanonical: (value: string, slot: string) => `The slot ${slot} has no canonical ${value}`,
} as const
