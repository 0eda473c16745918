export {
  isZip,
  mostFileMegabytes,
  type OpenWorkbook,
  openWorkbook,
  refuseLargeFile,
} from './open-workbook.ts'
export { columnName, type ReadCell, type ReadLine, readLines } from './read-rows.ts'
export { type WorkbookWriter, writeWorkbook } from './write-rows.ts'
