export { editDraws, editedDomain, saidSentences } from './edited-domain.ts'
export { answersOfProgram } from './program-answers.ts'
