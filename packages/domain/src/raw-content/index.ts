export { type RawProblem, rawContent, readRawContent, replaceContent } from './raw-content.ts'
