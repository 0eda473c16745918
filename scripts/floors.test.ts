import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { packages } from './floors/floors.mjs'
import { circleInFolders, circleOfRooms, importsOf, usedByOthers, wrongImports } from './floors/imports.mjs'
import { withPicture } from './floors/picture.mjs'
import { root } from './workspace.mjs'

describe.each(packages)('$folder', (one) => {
  const imports = importsOf(one.folder)

  test('no file imports from a higher floor', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(wrongImports(one, imports)).toEqual([])
  })

  test('rooms make no circle', () => {
    expect(circleOfRooms(one, imports)).toBeUndefined()
  })
})

describe.each(packages.filter(({ isOneWayInside }) => isOneWayInside))('inside $folder', (one) => {
  test('a folder and the files around it do not import each other', () => {
    expect(circleInFolders(one, importsOf(one.folder))).toBeUndefined()
  })
})

const described = ['content', 'db', 'identity', 'publishing', 'runtime']

test.each(described)('the page of %s on the server names the files that others use, and no other', (room) => {
  const folder = 'apps/server/src'
  const page = readFileSync(path.join(root, folder, room, 'README.md'), 'utf8')
  const [, list = ''] = page.split('## What others use')
  const named = [...list.matchAll(/^\| `(.+?)` \|/gm)].map(([, file]) => file!)
  expect(named.toSorted()).toEqual(usedByOthers(room, importsOf(folder)))
})

const house = {
  folder: 'house',
  floors: [
    ['roof', ''],
    ['cellar', ''],
  ] as [string, string][],
}

test('an import of a higher floor is reported with both files', () => {
  expect(wrongImports(house, [{ from: 'cellar/wine.ts', to: 'roof/tile.ts' }])).toEqual([
    'house/cellar/wine.ts imports house/roof/tile.ts, which is on a higher floor: move down what both need, or the importing file up',
  ])
  expect(wrongImports(house, [{ from: 'roof/tile.ts', to: 'garden/tree.ts' }])).toEqual([
    'house/garden/tree.ts is on no floor: scripts/floors/floors.mjs lists them',
  ])
  expect(wrongImports(house, [{ from: 'roof/tile.ts', to: 'cellar/wine.ts' }])).toEqual([])
})

test('a circle of rooms is reported with the files that make it', () => {
  const there = { from: 'roof/east/tile.ts', to: 'roof/west/tile.ts' }
  const back = { from: 'roof/west/gutter.ts', to: 'roof/east/gutter.ts' }
  expect(circleOfRooms(house, [there])).toBeUndefined()
  expect(circleOfRooms(house, [there, back])).toBe(
    'rooms of house make a circle: roof/east/tile.ts imports roof/west/tile.ts, roof/west/gutter.ts imports roof/east/gutter.ts',
  )
})

test('a circle of a folder and the files around it is reported, at any depth', () => {
  const down = { from: 'cellar/wine/list.ts', to: 'cellar/wine/red/merlot.ts' }
  const up = { from: 'cellar/wine/red/merlot.ts', to: 'cellar/wine/shape.ts' }
  expect(circleInFolders(house, [down])).toBeUndefined()
  expect(circleInFolders(house, [down, up])).toBe(
    'folders of house/cellar/wine/ make a circle: cellar/wine/list.ts imports cellar/wine/red/merlot.ts, cellar/wine/red/merlot.ts imports cellar/wine/shape.ts',
  )
})

test('the picture of the floors in CONTRIBUTING.md is as the imports are', () => {
  const page = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  expect(page, 'the picture is out of date: renew it with `npm run floors`').toBe(withPicture(page))
})
