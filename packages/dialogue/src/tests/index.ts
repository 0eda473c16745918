/* What a conversation needs to become a test or to be compared with one, without what runs it. */
export { newState } from '../model/state.ts'
export { acceptTurn } from './accept.ts'
export { compareAnswer } from './compare-answer.ts'
export { recordTurn } from './record.ts'
export { saysSame } from './says-same.ts'
