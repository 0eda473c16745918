export const sheets = {
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
  responseType: 'You have an invalid "type" value. Valid types include "audio" or "tts"',
  missingUiActions: (names: readonly string[]) =>
    `Missing UI Action(s): ${names.join(', ')}. Please make sure the UI Action exists in your domain.`,
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
  damagedAt: (place: string) => `This workbook is damaged or incomplete: ${place}`,
  noPart: (part: string) => `there is no ${part}`,
  rowExpected: (line: number) => `a row after row ${line} is expected`,
  cellInCell: 'a cell begins inside another one',
  noCellAddress: 'this is not the address of a cell',
  noSharedText: (number: string) => `there is no shared text ${number}`,
  unpackedTooLarge: (megabytes: number) => `This workbook unpacks to more than ${megabytes} MB.`,
  tooManyElements: (most: number) =>
    `This workbook has more than ${most.toLocaleString('en-US')} cells and other elements.`,
  partTooLarge: (part: string, megabytes: number) =>
    `The part ${part} of this workbook unpacks to more than ${megabytes} MB.`,
  cellTooLong: (address: string, most: number) =>
    `The cell ${address} has more than ${most.toLocaleString('en-US')} characters.`,
  textTooLong: (number: number, most: number) =>
    `Shared text ${number} of this workbook has more than ${most.toLocaleString('en-US')} characters.`,
  tooManyTexts: (most: number) => `This workbook has more than ${most.toLocaleString('en-US')} shared texts.`,
  moreProblems: (listed: number) =>
    `There are more problems in this file. The first ${listed.toLocaleString('en-US')} are listed.`,
  tooManyLines: (most: number) => `The sheet has more than ${most} lines.`,
  tooManyColumns: (most: number) => `The sheet has more than ${most} columns.`,
  tooSlow: 'Reading this workbook takes too long.',
  noLines: 'The first sheet has no lines below the names of the columns.',
  missingColumns: (columns: readonly string[]) =>
    `The first line of the sheet must name the columns. Missing: ${columns.join(', ')}`,
  formula: 'Formulas are not allowed, only values.',
  converted:
    'The cell holds a date, a time or a percentage in place of a text. Format the cell as text and type it again.',
  numberAsText: (column: string) =>
    `The "${column}" value is a text that looks like a number: format the cell as a number.`,
  weight: (max: number) =>
    max === 100
      ? 'The "weight" value of an expression with one combination is 100.'
      : `The "weight" value lies between 100 and ${max}, in steps of 10.`,
  cell: (address: string) => `Cell: ${address}.`,
  cut: (column: string) =>
    `The "${column}" value was too long for a cell when it was downloaded and is not whole here, and the domain does not have it any more.`,
  changesNothing: 'The file holds what the domain has: there is nothing to change.',
} as const
