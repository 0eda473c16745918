// Which test files can notice that a source is wrong, by what imports what.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const testFile = /\.test\.tsx?$/

/** Finds the tests next to a source, and those of all that import it: the nearest first. */
export function testFinder() {
  const importers = importersOfAll()
  return (source) => {
    const file = path.normalize(source)
    const folder = path.dirname(file)
    const nearest = readdirSync(folder).filter((name) => testFile.test(name))
    // The test of the same name notices most and soonest
    const own = nearest.filter((name) => name.startsWith(`${path.basename(file).replace(/\.tsx?$/, '')}.`))
    const first = (own.length > 0 ? own : nearest).map((name) => path.join(folder, name))
    const others = byDistance(file, importers).filter((name) => !first.includes(name))
    return { nearest: first, others }
  }
}

/** Test files by how many imports lie between, and then by how many folders. */
function byDistance(file, importers) {
  const found = []
  const seen = new Set([file])
  for (let ring = [file]; ring.length > 0; ) {
    const next = new Set(
      ring.flatMap((one) => [...(importers.get(one) ?? [])]).filter((one) => !seen.has(one)),
    )
    for (const one of next) seen.add(one)
    ring = [...next]
    const folders = (one) => path.relative(path.dirname(file), one).split(path.sep).length
    found.push(...ring.filter((one) => testFile.test(one)).toSorted((a, b) => folders(a) - folders(b)))
  }
  return found
}

function importersOfAll() {
  const importers = new Map()
  const packages = exportsOfPackages()
  for (const file of sourcesIn('.')) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"]([^'"]+)['"]/g,
    )) {
      const target = name.startsWith('.') ? path.join(path.dirname(file), name) : packages.get(name)
      if (target === undefined) continue
      if (!importers.has(target)) importers.set(target, new Set())
      importers.get(target).add(file)
    }
  }
  return importers
}

/** What the packages of the project are imported as, with the file behind it. */
function exportsOfPackages() {
  const found = new Map()
  for (const name of existsSync('packages') ? readdirSync('packages') : []) {
    const folder = path.join('packages', name)
    const { name: own, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    for (const [part, file] of Object.entries(exports))
      found.set(path.posix.join(own, part), path.join(folder, file))
  }
  return found
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return /^(node_modules|dist|e2e|bench|\..*)$/.test(entry.name) ? [] : sourcesIn(inside)
    }
    return /\.(tsx?|mjs)$/.test(entry.name) ? [inside] : []
  })
}
