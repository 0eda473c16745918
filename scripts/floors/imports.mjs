import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.mjs'

/** Tests and what only they use may import from every floor. */
const isOfTests = (file) => /\.test\.tsx?$|(^|\/)(testing|torture)(\/|\.ts$)/.test(file)

/** The imports between the files of a package: `{ from, to }`, as paths below its folder. */
export function importsOf(folder) {
  const base = path.join(root, folder)
  const files = readdirSync(base, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isOfTests(file))
  return files.toSorted().flatMap((from) => {
    const source = readFileSync(path.join(base, from), 'utf8')
    return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, target]) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), target.split('?')[0]),
    }))
  })
}

/** The floor of a file: the folder or file of the package's source that it is in. */
const floorOf = (file) => file.split('/')[0]

/** The room of a file: the folder of its floor that it is in; a file that is in none is by itself. */
const roomOf = (file) => file.split('/').slice(0, 2).join('/')

const isInRoom = (file) => file.split('/').length > 2

/** What is wrong with the imports of a package, one sentence each. */
export function wrongImports({ folder, floors }, imports) {
  const height = new Map(floors.map(([floor], index) => [floor, -index]))
  const wrong = []
  for (const { from, to } of imports) {
    const [here, there] = [height.get(floorOf(from)), height.get(floorOf(to))]
    const file = here === undefined ? from : there === undefined ? to : undefined
    if (file !== undefined)
      wrong.push(`${folder}/${file} is on no floor: scripts/floors/floors.mjs lists them`)
    else if (there > here) {
      wrong.push(
        `${folder}/${from} imports ${folder}/${to}, which is on a higher floor: move down what both need, or the importing file up`,
      )
    }
  }
  return [...new Set(wrong)]
}

/** The files of a floor that other floors import, as paths below it. */
export function usedByOthers(floor, imports) {
  const used = imports.filter(({ from, to }) => floorOf(to) === floor && floorOf(from) !== floor)
  return [...new Set(used.map(({ to }) => to.slice(floor.length + 1)))].toSorted()
}

/** The files of each folder that other folders use, or that its index offers, the most used first. */
export function offeredFiles(imports) {
  const folders = new Map()
  for (const { from, to } of imports) {
    const folder = path.posix.dirname(to)
    const fromIndex = path.posix.basename(from) === 'index.ts'
    const isOwn = !fromIndex && `${path.posix.dirname(from)}/`.startsWith(`${folder}/`)
    if (folder === '.' || isOwn || path.posix.basename(to) === 'index.ts') continue
    const files = folders.get(folder) ?? new Map()
    folders.set(folder, files.set(to, (files.get(to) ?? 0) + 1))
  }
  return [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, files]) => ({
      folder,
      files: [...files].toSorted((a, b) => b[1] - a[1]).map(([file]) => path.posix.basename(file)),
    }))
}

/** A circle of rooms, as one sentence with a file for each of its arrows, or nothing. */
export function circleOfRooms({ folder }, imports) {
  const circle = circleIn(arrowsOf(imports, roomOf))
  return circle === undefined ? undefined : `rooms of ${folder} make a circle: ${circle}`
}

function circleIn(arrows) {
  for (const start of arrows.keys()) {
    const circle = pathBack(arrows, start)
    if (circle !== undefined) return circle.map(({ from, to }) => `${from} imports ${to}`).join(', ')
  }
  return undefined
}

/**
 * A circle between a folder's own files, taken together, and the folders in it, or between two of these; as one sentence, or nothing.
 * Where there is none, a folder is read from its own files down, or its folders first.
 */
export function circleInFolders({ folder }, imports) {
  for (const [inside, own] of byCommonFolder(imports)) {
    const partOf = (file) => file.slice(inside.length).split('/').slice(0, -1)[0] ?? 'own files'
    const circle = circleIn(arrowsOf(own, partOf))
    if (circle !== undefined) return `folders of ${folder}/${inside} make a circle: ${circle}`
  }
  return undefined
}

/** The imports by the smallest folder that has both files, as `a/b/`. */
function byCommonFolder(imports) {
  const folders = new Map()
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')]
    let depth = 0
    while (depth < from.length - 1 && depth < to.length - 1 && from[depth] === to[depth]) depth++
    const folder = from
      .slice(0, depth)
      .map((name) => `${name}/`)
      .join('')
    if (!folders.has(folder)) folders.set(folder, [])
    folders.get(folder).push(one)
  }
  return folders
}

/** From each part, by the parts that it imports from, an import that is one. */
function arrowsOf(imports, partOf) {
  const arrows = new Map()
  for (const one of imports) {
    const [from, to] = [partOf(one.from), partOf(one.to)]
    if (!arrows.has(from)) arrows.set(from, new Map())
    if (from !== to && !arrows.get(from).has(to)) arrows.get(from).set(to, one)
  }
  return arrows
}

/** The shortest way from a room back to it, by breadth-first search. */
function pathBack(arrows, start) {
  const ways = [[start, []]]
  const seen = new Set()
  for (const [room, way] of ways) {
    for (const [next, one] of arrows.get(room) ?? []) {
      if (next === start) return [...way, one]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([next, [...way, one]])
    }
  }
  return undefined
}

/** The rooms of a floor in rows, the highest first: those of a row import from lower rows alone. */
export function rowsOfRooms(floor, imports) {
  const inside = imports.filter(({ from, to }) => floorOf(from) === floor && floorOf(to) === floor)
  const arrows = arrowsOf(inside, roomOf)
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]))
  const rooms = [...files].filter((file) => floorOf(file) === floor && isInRoom(file)).map(roomOf)
  const rowOf = new Map()
  const place = (room) => {
    if (!rowOf.has(room)) {
      const below = [...(arrows.get(room)?.keys() ?? [])].map(place)
      rowOf.set(room, Math.max(0, ...below.map((row) => row + 1)))
    }
    return rowOf.get(room)
  }
  const rows = []
  for (const room of [...new Set(rooms)].toSorted()) {
    rows[place(room)] ??= []
    rows[place(room)].push(room.slice(floor.length + 1))
  }
  return rows.filter((row) => row !== undefined).toReversed()
}
