export const rawContent = {
  notJson: (line: number, column: number) => `Invalid JSON at line ${line}, column ${column}`,
  noObject: 'This has to be an object',
  noList: 'This has to be a list',
  unknownName: (name: string) => `${name} is no part of the content`,
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  furtherProblems: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  replaced: 'The content is replaced. It is not saved yet.',
  dumpFailed: 'The sessions could not be read: ',
} as const
