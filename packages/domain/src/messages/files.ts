/** Of every file that people send. */
export const files = {
  inPart: (part: string, line: number, column: number, message: string) =>
    `${part}, line ${line}, column ${column}: ${message}`,
  notXml: (problem: string) => `This is not well-formed XML: ${problem}`,
  busy: 'Many files are being read, or save points merged. Please try again in a moment.',
  tooSlow: 'Reading this file takes too long.',
  tooMuchMemory: 'Reading this file takes more memory than is allowed.',
  doctype: 'A document type declaration is not allowed',
  tooDeep: 'The elements are nested too deeply',
  longText: (most: number) => `A text or tag has more than ${most.toLocaleString('en-US')} characters`,
} as const
