export { editDraws, editedDomain, saidSentences } from './edited-domain.ts'
export { evidenceReader } from './evidence.ts'
export { answersOfProgram } from './program-answers.ts'
