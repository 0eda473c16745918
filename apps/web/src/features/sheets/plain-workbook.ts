import { strToU8, zipSync } from 'fflate'

interface SheetParts {
  name: string
  sheet: Uint8Array
  strings: Uint8Array | undefined
  styles: Uint8Array | undefined
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006'
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An unpacked workbook around one sheet in which nothing else but its name comes from the file. */
export function plainWorkbook({ name, sheet, strings, styles }: SheetParts): Uint8Array {
  return zipSync(
    {
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(links(['officeDocument', 'xl/workbook.xml'])),
      'xl/workbook.xml': strToU8(workbook(name)),
      'xl/_rels/workbook.xml.rels': strToU8(
        links(
          ['worksheet', 'worksheets/sheet1.xml'],
          ['sharedStrings', 'sharedStrings.xml'],
          ['styles', 'styles.xml'],
        ),
      ),
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml': strings ?? strToU8(`<sst xmlns="${main}"/>`),
      'xl/styles.xml': styles ?? strToU8(`<styleSheet xmlns="${main}"/>`),
    },
    { level: 0 },
  )
}

const contentTypes = `<Types xmlns="${packageSchemas}/content-types">${[
  ['workbook.xml', 'sheet.main'],
  ['worksheets/sheet1.xml', 'worksheet'],
  ['sharedStrings.xml', 'sharedStrings'],
  ['styles.xml', 'styles'],
]
  .map(([part, type]) => `<Override PartName="/xl/${part}" ContentType="${typePrefix}.${type}+xml"/>`)
  .join('')}</Types>`

/** Excel allows no more letters. */
const maxNameLength = 31
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function workbook(name: string): string {
  const written = name.slice(0, maxNameLength).replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
  return `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${written}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

function links(...targets: [type: string, target: string][]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageSchemas}/relationships">${entries.join('')}</Relationships>`
}
