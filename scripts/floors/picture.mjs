import { packages } from './floors.mjs'
import { circleOfRooms, importsOf, offeredFiles, rowsOfRooms } from './imports.mjs'

const width = 100

/** A page with its picture of the floors, and its list of the files that folders offer, as the imports are now. */
export function withPicture(page) {
  const pictured = withPart(page, 'floors', packages.map(ofPackage))
  return withPart(pictured, 'files', packages.map(filesOfPackage))
}

function withPart(page, name, parts) {
  const [begin, end] = [`<!-- ${name}: made by \`npm run floors\` -->`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`the page has no place for this: ${begin}`)
  return `${page.slice(0, from)}${begin}\n\n${parts.join('\n\n')}\n\n${page.slice(to)}`
}

function ofPackage({ folder, floors }) {
  const imports = importsOf(folder)
  const circle = circleOfRooms({ folder }, imports)
  if (circle !== undefined) throw new Error(circle)
  const column = Math.max(...floors.map(([floor]) => floor.length)) + 3
  const lines = floors.flatMap(([floor, what]) => [
    `${floor.padEnd(column)}${what}`,
    ...rowsOfRooms(floor, imports)
      .flatMap(wrapped)
      .map((row) => `${' '.repeat(column)}  ${row}`),
  ])
  return [folder, ...lines.map((line) => `  ${line}`)].map((line) => `    ${line}`).join('\n')
}

/** Features offer their routes or pages; of folders with a file for each language the names say all. */
function filesOfPackage({ folder }) {
  const rows = offeredFiles(importsOf(folder)).filter(
    ({ folder, files }) =>
      !folder.startsWith('features') && !languageFiles.some((file) => files.includes(file)),
  )
  const column = Math.max(...rows.map((row) => row.folder.length)) + 3
  const lines = rows.flatMap((row) =>
    wrapped(row.files.map((file) => file.replace(/\.tsx?$/, ''))).map(
      (line, index) => `${(index === 0 ? row.folder : '').padEnd(column)}${line}`,
    ),
  )
  return [folder, ...lines.map((line) => `  ${line}`)].map((line) => `    ${line}`).join('\n')
}

const languageFiles = ['deu.ts', 'german.ts']

/** The names of a row in as many lines as they need. */
function wrapped(names) {
  const lines = ['']
  for (const name of names) {
    if (`${lines.at(-1)}${name}`.length > width) lines.push('')
    lines.push(`${lines.pop()}${name}  `)
  }
  return lines.map((line) => line.trimEnd())
}
