export { checkDeleteSavePoint, checkSavePointName } from './checks.ts'
export { currentSavePoint, originalName } from './save-point.ts'
export { type SavePointNode, savePointTree } from './tree.ts'
