import { expect, test } from 'vitest'
import { searchGuides } from './guide-search.ts'
import { guideAddress, guides, readGuide } from './guides.ts'

const slots = readGuide(
  'slots',
  '# Slots\n\nPieces of a sentence.\n\n## Reset rules\n\nA **reset rule** takes the value away, see [rules](03-decision-table.md).\n\n## Types\n\nNumbers and lists.\n',
)

test('a guide is its title, a summary and its sections', () => {
  expect(slots.title).toBe('Slots')
  expect(slots.summary).toBe('Pieces of a sentence.')
  expect(slots.sections.map(({ heading, id }) => [heading, id])).toEqual([
    ['', ''],
    ['Reset rules', 'reset-rules'],
    ['Types', 'types'],
  ])
})

test('a search finds the sections with all words, headings first, in plain words', () => {
  expect(searchGuides([slots], 'VALUE reset')).toEqual([
    {
      guide: slots,
      id: 'reset-rules',
      heading: 'Reset rules',
      excerpt: 'A reset rule takes the value away, see rules.',
    },
  ])
  expect(searchGuides([slots], 'slots').map(({ id }) => id)).toEqual([''])
  expect(searchGuides([slots], 'elephants')).toEqual([])
  expect(searchGuides([slots], '  ')).toEqual([])
})

test('every guide has a title, a summary and links to guides that exist', () => {
  expect(guides.length).toBeGreaterThanOrEqual(10)
  for (const { slug, title, summary, text } of guides) {
    expect(
      [title, summary].every((one) => one.length > 3),
      slug,
    ).toBe(true)
    for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const [, linked] = /^\/documentation\/(.+)$/.exec(guideAddress(href)) ?? []
      if (linked !== undefined) expect(guides.map((guide) => guide.slug)).toContain(linked)
      else expect(href, slug).toMatch(/^(\/|https?:)/)
    }
  }
})
