export { isZip, maxFileMegabytes, openWorkbook, refuseLargeFile } from './open-workbook.ts'
export { columnName, type ReadLine, readLines } from './read-rows.ts'
export { writeWorkbook } from './write-rows.ts'
