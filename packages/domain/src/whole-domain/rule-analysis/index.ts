export { createRuleAnalyser } from './analyser.ts'
export { allFindings, type Finding } from './findings.ts'
