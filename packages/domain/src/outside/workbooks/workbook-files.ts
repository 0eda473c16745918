const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006'
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook around its one sheet, by their names. */
export function workbookFiles(sheetName: string): Readonly<Record<string, string>> {
  const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`
  const overrides = [
    ['workbook.xml', 'sheet.main'],
    ['worksheets/sheet1.xml', 'worksheet'],
  ].map(([part, type]) => `<Override PartName="/xl/${part}" ContentType="${typePrefix}.${type}+xml"/>`)
  const link = (type: string, target: string) =>
    xml(
      `<Relationships xmlns="${packageSchemas}/relationships"><Relationship Id="rId1" Type="${relationships}/${type}" Target="${target}"/></Relationships>`,
    )
  return {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packageSchemas}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    ),
    '_rels/.rels': link('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': link('worksheet', 'worksheets/sheet1.xml'),
  }
}
