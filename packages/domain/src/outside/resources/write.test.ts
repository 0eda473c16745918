import { expect, test } from 'vitest'
import { aWireDomain } from '../../testing/index.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { archiveName } from './file-names.ts'
import { writeResources } from './write.ts'

const settings = { language: 'eng-USA', revision: 'r1', ssmlTransition: false }

test('a domain is eight files, those of a language named by it [DRES-020] [DRES-021]', () => {
  expect(writeResources(aWireDomain({ name: 'Music' }), settings).map(({ name }) => name)).toEqual([
    'Music.meta.json',
    'Music.actionDescription.json',
    'Music.arbitration.json',
    'Music.decisionTable.json',
    'Music.justtalk.json',
    'Music.ontology.json',
    'Music.nluDefinition.eng-USA.json',
    'Music.responseRealization.eng-USA.json',
  ])
})

test('files of a domain for Gen20x.i3 alone have its prefix, unless the SSML transition is on', () => {
  const first = (platforms: string[], ssmlTransition: boolean) =>
    writeResources(aWireDomain({ name: 'Music', ntg_versions: platforms }), {
      ...settings,
      ssmlTransition,
    })[0]!.name
  expect(first(['Gen20x.i3'], false)).toBe('gen20x.i3_Music.meta.json')
  expect(first(['Gen20x.i3', 'NTG7-SOP'], false)).toBe('Music.meta.json')
  expect(first(['Gen20x.i3'], true)).toBe('Music.meta.json')
})

test('texts have sorted keys, two spaces and a newline at the end', () => {
  const wire = aWireDomain({
    name: 'Music',
    ntg_versions: ['NTG7-SOP'],
    savePoint: 'Original',
    arbitrations: [{ intentName: 'play', arbitration: 'cloud', '12': { b: [], a: {} } }],
  })
  const [meta, , arbitration, table] = writeResources(wire, settings)
  expect(meta!.text).toBe(`{
  "formats": {
    "actionDescription": 1,
    "arbitration": 1,
    "decisionTable": 1,
    "justtalk": 1,
    "nluDefinition": 1,
    "ontology": 1,
    "responseRealization": 1
  },
  "language": "eng-USA",
  "name": "Music",
  "platforms": [
    "NTG7-SOP"
  ],
  "revision": "r1",
  "savePoint": "Original"
}
`)
  expect(arbitration!.text).toBe(`[
  {
    "12": {
      "a": {},
      "b": []
    },
    "arbitration": "cloud",
    "intentName": "play"
  }
]
`)
  expect(table!.text).toBe('[]\n')
})

test('a zip is named by domain, save point, resources, date and time [PUB-097]', () => {
  const at = new Date('2026-11-16T13:05:22.123Z')
  expect(archiveName({ domainName: 'Music', savePoint: 'before: 2/3', at })).toBe(
    'Music_before- 2-3_resources_2026-11-16T13-05-22.zip',
  )
})

test('everyday language is in the file of what is said, and only where it says something', () => {
  const textOf = (wire: WireDomain) => writeResources(wire, settings)[6]!.text
  const wire = aWireDomain({ name: 'Music' })
  expect(textOf(wire)).not.toContain('everyday_language')
  expect(JSON.parse(textOf({ ...wire, everyday_language: { fillers: ['ey'] } }))).toMatchObject({
    everyday_language: { fillers: ['ey'] },
  })
})
