import { expect } from '@playwright/test'
import { configuration, sessions } from '@sdp/api'
import { storeContent, storedContent } from './pages/api.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { condition, module, rule } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import {
  literalsOf,
  openSlot,
  openSlotByLink,
  openSlots,
  slotDialog,
  slotRow,
  slotTable,
  storeSlots,
} from './pages/slots.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

test('[SLOT-038] [SLOT-039] [SLOT-040] [SLOT-041] [SLOT-042] [SLOT-043] [SLOT-049] [SLOT-050] the name of a slot is checked in the field that adds it and in its row', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Names')
  await storeSlots(id, { genre: {}, artist: {} })
  const { data } = await callAs('paul', configuration.platform, {})
  const prefix = data.slotNamePrefix
  await openSlots(page, id)
  const wrong = [
    ['größe', 'Special characters and non-English letters are not allowed in slot: größe'],
    ['my slot', 'Special characters and non-English letters are not allowed in slot: my slot'],
    [`${prefix}city`, `Slot name cannot contain ${prefix}`],
    [`my_${prefix}city`, `Slot name cannot contain ${prefix}`],
    ['slot12', 'Default slot name cannot be used'],
    [id, 'Slot name cannot be same as domain name'],
    ['artist', 'artist already exists in the user inputs'],
  ] as const
  const field = page.getByRole('textbox', { name: 'Add new slot' })
  await field.press('Enter')
  await expect(page.getByRole('tooltip')).toHaveText('The name should contain at least one character')
  for (const [typed, problem] of wrong) {
    await field.fill(typed)
    await expect(page.getByRole('tooltip')).toHaveText(problem)
    await field.press('Enter')
    await expect(field).toHaveValue(typed)
  }
  await field.fill('Genre_2-b')
  await field.press('Enter')
  await expect(slotRow(page, 'Genre_2-b')).toBeVisible()

  await slotRow(page, 'genre').getByRole('button', { name: 'Slot name: genre' }).click()
  const name = page.getByRole('textbox', { name: 'Slot name' })
  for (const [typed, problem] of [
    ...wrong,
    ['', 'The name should contain at least one character'] as const,
  ]) {
    await name.fill(typed)
    await expect(page.getByRole('tooltip')).toHaveText(problem)
  }
  await name.press('Escape')
  await expect(slotTable(page).getByRole('button', { name: /^Slot name/ })).toHaveText([
    'genre',
    'artist',
    'Genre_2-b',
  ])
})

test('[SLOT-044] [SLOT-045] [SLOT-046] [SLOT-047] [SLOT-048] [SLOT-051] canonicals and literals are checked, literals by what their language understands', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Texts')
  const languages = [
    { _id: '0', language: 'eng-USA', default: true },
    { _id: '1', language: 'deu-DEU', default: false },
  ]
  await storeSlots(id, { genre: { literals: { jazz: [' jazz'] } } }, { languages })
  const english = await openSlotByLink(page, id, 'genre')
  const canonical = english.getByRole('textbox', { name: 'Add canonical' })
  for (const [typed, problem] of [
    ['größe', 'Special characters and non-English letters are not allowed in canonical: größe'],
    ['a/b', 'Special characters and non-English letters are not allowed in canonical: a/b'],
    ['a.b', 'No dots allowed in canonical names'],
  ] as const) {
    await canonical.fill(typed)
    await expect(page.getByRole('tooltip')).toHaveText(problem)
    await canonical.press('Enter')
    await expect(canonical).toHaveValue(typed)
  }
  await canonical.fill('')
  const everywhere = ["rock 'n' roll", 'hip-hop 2', 'größe', 'เพลงแจ๊ส']
  const refused = 'Special characters are not allowed in literal: '
  const englishLiteral = english.getByRole('textbox', { name: 'Add literal to jazz' })
  await englishLiteral.fill('a/b')
  await expect(page.getByRole('tooltip')).toHaveText(`${refused}a/b`)
  for (const text of ['R&B', 'U.S.', '20°', ...everywhere]) {
    await englishLiteral.fill(text)
    await englishLiteral.press('Enter')
  }
  await expect(literalsOf(english, 'jazz')).toHaveText([/jazz/, 'R&B', 'U.S.', '20°', ...everywhere])
  await englishLiteral.press('Escape')
  await expect(english).toHaveCount(0)
  await page.getByRole('button', { name: /problems$/ }).click()
  await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
    'A literal cannot begin or end with a whitespace',
  )
  await savedByKey(page, 'english')

  const german = await openSlotByLink(page, id, 'genre', 'deu-DEU')
  const germanLiteral = german.getByRole('textbox', { name: 'Add literal to jazz' })
  for (const text of ['R&B', 'U.S.', '20°', 'a/b']) {
    await germanLiteral.fill(text)
    await expect(page.getByRole('tooltip')).toHaveText(refused + text)
  }
  for (const text of everywhere) {
    await germanLiteral.fill(text)
    await germanLiteral.press('Enter')
  }
  await expect(literalsOf(german, 'jazz')).toHaveText(everywhere)
  await savedByKey(page, 'german')
})

test('[SLOT-013] [SLOT-014] [SLOT-015] [SLOT-016] [SLOT-017] [SLOT-018] [SLOT-021] [SLOT-022] [SLOT-023] [SLOT-024] [SLOT-025] a new slot is an empty list, offers the types of its kind of domain, and is stored field by field', async ({
  sharedPage: page,
}) => {
  const { data } = await callAs('paul', configuration.platform, {})
  const fresh = {
    type: 'StaticList',
    valueType: 'String',
    values: {},
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    resetOnInput: [],
  }
  for (const embedded of [false, true]) {
    const id = await makeDomain(freshName('Fresh'), 'paul', { embedded })
    await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
    await openSlots(page, id)
    const field = page.getByRole('textbox', { name: 'Add new slot' })
    await field.fill('genre')
    await field.press('Enter')
    const row = slotRow(page, 'genre')
    await expect(row.getByRole('checkbox', { name: 'Volatile genre' })).not.toBeChecked()
    await expect(row.getByRole('combobox')).toHaveValue('StaticList')
    await expect(row.getByRole('option')).toHaveText([
      'StaticList',
      'Number',
      ...(embedded ? ['which'] : []),
      'FreeText',
      'yesNo',
      'Dictation',
      ...data.genericSlots,
    ])
    await savedByKey(page, 'a slot')
    const stored = await storedContent(id)
    expect((stored.ontology as { userInputs: object }).userInputs).toEqual({ genre: fresh })
    expect(stored.user_inputs).toEqual([{ name: 'genre', canonicals: [] }])
    if (!embedded) continue

    await row.getByRole('checkbox', { name: 'Volatile genre' }).check()
    await row.getByRole('checkbox', { name: 'Shared genre' }).check()
    await row.getByRole('button', { name: 'Comment on genre' }).click()
    await page.keyboard.type('a style')
    await page.keyboard.press('Enter')
    const dialog = await openSlot(page, 'genre')
    await dialog.getByRole('textbox', { name: 'Add canonical' }).fill('jazz')
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: 'Add literal to jazz' }).fill('swing')
    await page.keyboard.press('Enter')
    await expect(literalsOf(dialog, 'jazz')).toHaveText(['swing'])
    await savedByKey(page, 'a list')
    const after = await storedContent(id)
    expect((after.ontology as { userInputs: object }).userInputs).toEqual({
      genre: { ...fresh, values: { jazz: [] }, volatile: true, shared: true, comments: 'a style' },
    })
    expect(after.user_inputs).toEqual([
      { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['swing'] }] },
    ])
  }
})

/** A slot that expressions, rules, a reset rule and a UI action name. */
const notCollected = { condition: 'NotCollectedMatcher', arguments: [] }
const only = (...literals: string[]) => ({ genre: [{ canonical: 'jazz', literals }] })
const mentioning = {
  'ontology.userInputs': {
    genre: { type: 'StaticList', values: { jazz: [], rock: [] } },
    artist: {
      type: 'FreeText',
      resetOnInput: [
        {
          userIntent: notCollected,
          request: notCollected,
          userInputs: [condition('genre', 'UpdatedMatcher')],
          apiInputs: [],
        },
      ],
    },
  },
  system_actions: [
    { name: 'ask', dialogAct: { dialogActType: 'askForInput', slots: { genre: '', artist: '' } } },
  ],
  decision_rules: [
    module(
      'Main',
      rule('play', {
        userInputs: [condition('genre', 'EqualsMatcher', 'jazz'), condition('artist', 'CollectedMatcher')],
      }),
    ),
  ],
}

async function storedMentions(id: string) {
  const stored = await storedContent(id)
  const [play] = stored.nlu_interpretations as { expressions: { expression: string; literals: object }[] }[]
  const [main] = stored.decision_rules as { rules: { userInputs: object }[] }[]
  const { userInputs } = stored.ontology as {
    userInputs: Record<string, { resetOnInput?: { userInputs: { slotName: string }[] }[] }>
  }
  const [ask] = stored.system_actions as { dialogAct: { slots: object } }[]
  return {
    slots: Object.keys(userInputs).sort(),
    said: (stored.user_inputs as { name: string }[]).map(({ name }) => name),
    expressions: play?.expressions.map(({ expression, literals }) => [expression, literals]),
    rule: main?.rules[0]?.userInputs,
    reset: userInputs.artist?.resetOnInput?.[0]?.userInputs.map(({ slotName }) => slotName),
    asked: ask?.dialogAct.slots,
  }
}

test('[SLOT-029] [SLOT-030] [SLOT-031] [SLOT-032] [SLOT-033] [SLOT-034] [SLOT-035] [SLOT-036] a deleted literal leaves the literal rules, a renamed slot is followed everywhere, a deleted one is gone', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Follow')
  const expressions = [
    { expression: 'play $(genre)', literals: only('swing') },
    { expression: 'play some $(genre)', literals: only('jazz', 'swing') },
  ]
  const genre = { literals: { jazz: ['jazz', 'swing', 'bebop'], rock: ['rock'] } }
  await storeSlots(id, { genre, artist: { type: 'FreeText' } }, { expressions })
  await storeContent(id, mentioning)
  await openSlots(page, id)
  const dialog = await openSlot(page, 'genre')
  await dialog.getByRole('button', { name: 'Delete literal swing' }).click()
  await page.getByRole('dialog', { name: 'Delete literal' }).getByRole('button', { name: 'Delete' }).click()
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'bebop'])
  await savedByKey(page, 'no swing')
  expect(await storedMentions(id)).toEqual({
    slots: ['artist', 'genre'],
    said: ['genre', 'artist'],
    expressions: [
      ['play $(genre)', {}],
      ['play some $(genre)', only('jazz')],
    ],
    rule: [condition('genre', 'EqualsMatcher', 'jazz'), condition('artist', 'CollectedMatcher')],
    reset: ['genre'],
    asked: { genre: '', artist: '' },
  })

  await dialog.getByRole('button', { name: 'Slot name: genre' }).click()
  await page.keyboard.type('style')
  await page.keyboard.press('Enter')
  await expect(slotDialog(page, 'style')).toBeVisible()
  await savedByKey(page, 'renamed')
  expect(await storedMentions(id)).toEqual({
    slots: ['artist', 'style'],
    said: ['style', 'artist'],
    expressions: [
      ['play $(style)', {}],
      ['play some $(style)', { style: only('jazz').genre }],
    ],
    rule: [condition('style', 'EqualsMatcher', 'jazz'), condition('artist', 'CollectedMatcher')],
    reset: ['style'],
    asked: { style: '', artist: '' },
  })

  await slotDialog(page, 'style').getByRole('button', { name: 'Close' }).click()
  await slotRow(page, 'style').getByRole('button', { name: 'Delete style' }).click()
  await page.getByRole('dialog', { name: 'Delete slot' }).getByRole('button', { name: 'Delete' }).click()
  await expect(slotRow(page, 'style')).toHaveCount(0)
  await savedByKey(page, 'deleted')
  expect(await storedMentions(id)).toMatchObject({
    slots: ['artist'],
    said: ['artist'],
    rule: [condition('artist', 'CollectedMatcher')],
    reset: [],
    asked: { artist: '' },
  })
})
