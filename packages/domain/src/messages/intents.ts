export const intents = {
  name: "Character ';' , whitespaces and empty names are not allowed",
  nameSpecial: 'Special characters are not allowed.',
  nameTooLong: (max: number) => `Max ${max} characters`,
  // One sentence for both kinds (ruling R286)
  nameTaken: (name: string) => `${name} already exists as a slot-only/regular intent.`,
  renameFailed: 'Error Renaming Intent',
  slotOnlyRenameFailed: 'Error Renaming Slot-only Intent',
  notFound: (name: string) => `There is no intent ${name}`,
  noExpressions: (name: string) => `${name} has no expressions, so nobody can say it`,
  copied: (count: number, what: 'names' | 'expressions') =>
    `${count} ${count === 1 ? what.slice(0, -1) : what} copied`,
} as const
