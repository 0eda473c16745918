/* What draws edits, for property tests of other packages; apart from the builders, since it needs the test runner. */
export { anyEdits, type DrawnEdits, type DrawnStep, stateAfter } from './any-edits.ts'
export { everydayDraws, expressionDraws, intentDraws, slotDraws } from './draw-content-edits.ts'
export { responseDraws } from './draw-response-edits.ts'
export { actionDraws, tableDraws } from './draw-table-edits.ts'
export { fullDomain } from './full-domain.ts'
