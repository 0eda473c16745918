export const everydayLanguage = {
  empty: 'A word needs at least one character',
  whitespace: (word: string) => `${word} has a whitespace at an end, or several between its words`,
  unseen: (character: string) => `A word cannot contain ${character}`,
  special: (word: string) => `Special characters are not allowed in word: ${word}`,
  tooLong: (word: string, most: number) => `${word} is longer than ${most} characters`,
  tooMany: (list: string, most: number) => `${list} cannot have more than ${most} words`,
  taken: (word: string, list: string) => `${word} is already in ${list}`,
  builtIn: (word: string) => `${word} is built in`,
  turnsMeaning: (word: string) => `${word} turns the meaning of a sentence, so it cannot be left out`,
  unknownList: (list: string) => `${list} is no list of everyday language`,
  unknownKind: (kind: string) => `${kind} is no kind of everyday wording`,
  notFound: (word: string) => `There is no word ${word}`,
} as const
