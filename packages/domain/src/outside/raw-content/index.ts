export { rawContent, readRawContent, replaceContent } from './raw-content.ts'
