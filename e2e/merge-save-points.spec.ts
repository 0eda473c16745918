import { expect, type Page } from '@playwright/test'
import { domains, savePoints, sessions } from '@sdp/api'
import type { WireDomain } from '@sdp/domain/wire'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { intentCell } from './pages/editor.ts'
import { pressOn, tabTo } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

const english = 'eng-USA'
const german = 'deu-DEU'

const said = (texts: Record<string, string[]>) =>
  Object.entries(texts).map(([intent, all]) => ({
    intent,
    expressions: all.map((expression) => ({ expression })),
  }))

interface Save {
  updates: Record<string, unknown>
  language?: string
  /** The intent that gets another name with it. */
  renamed?: [from: string, to: string]
}

async function save(id: string, { updates, language = english, renamed }: Save): Promise<void> {
  const renaming = renamed && {
    renames: [{ kind: 'intent' as const, from: renamed[0], to: renamed[1] }],
    lineage: {
      lists: [{ list: 'intents' as const, renamed: [renamed], removed: [] }],
      canonicals: [],
      rules: [],
    },
  }
  const body = { updates, language_to_update: language, commit_message: 'work', ...renaming }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

async function expressionsOf(id: string, language: string): Promise<Record<string, string[]>> {
  const query = { language, skipSession: 'true' as const }
  const { nlu_interpretations = [] } = (await callAs('paul', domains.read, {
    params: { id },
    query,
  })) as WireDomain
  return Object.fromEntries(
    nlu_interpretations.map(({ intent, expressions = [] }) => [
      intent,
      expressions.map(({ expression }) => expression),
    ]),
  )
}

/** The Original, and a save point Summer, each with work of its own in two languages since then. */
async function twoSavePoints(): Promise<{ original: string; summer: string }> {
  const languages = [{ language: english }, { language: german }]
  const original = await makeDomain(freshName('Merged'), 'paul', { languages })
  const startSession = (id: string) =>
    callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await startSession(original)
  await save(original, {
    updates: {
      'ontology.intents': { play: { comments: 'music' }, stop: {} },
      nlu_interpretations: said({ play: ['play'], stop: ['stop'] }),
    },
  })
  await save(original, {
    updates: { nlu_interpretations: said({ play: ['spiele'], stop: ['halt'] }) },
    language: german,
  })
  const body = { fromId: original, newSavePoint: { name: 'Summer' } }
  const { _id: summer } = await callAs('paul', savePoints.create, { body })
  await startSession(summer)
  await save(summer, {
    updates: {
      'ontology.intents': { play: { comments: 'songs of the summer' }, halt: {} },
      nlu_interpretations: said({ play: ['play'], halt: ['stop'] }),
    },
    renamed: ['stop', 'halt'],
  })
  await save(summer, {
    updates: { nlu_interpretations: said({ play: ['spiele', 'spiele Sommerlieder'], halt: ['halt'] }) },
    language: german,
  })
  await save(original, {
    updates: {
      'ontology.intents': { play: { comments: 'all music' }, stop: {} },
      nlu_interpretations: said({ play: ['play', 'play it'], stop: ['stop'] }),
    },
  })
  return { original, summer }
}

async function bringIn(page: Page, from: string): Promise<void> {
  await page.getByRole('button', { name: /^Save point / }).click()
  await page.getByRole('menuitem', { name: 'Bring in from…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge save points' })
  await dialog.getByLabel('Merge').click()
  await page.getByRole('option', { name: from }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

test('a save point is merged into the Original in all languages, with a clash decided by the keyboard', async ({
  sharedPage: page,
}) => {
  const { original, summer } = await twoSavePoints()
  await visit(page, 'paul', `/domains/${original}/intent-editor`)
  await bringIn(page, 'Summer')
  await expect(page).toHaveURL(new RegExp(`/domains/${original}/merge\\?.*source=${summer}`))
  const clash = page.getByRole('radiogroup', { name: 'Intent play: Comments' })
  for (const text of ['music', 'all music', 'songs of the summer']) await expect(clash).toContainText(text)
  const merge = page.getByRole('button', { name: 'Merge…' })
  await expect(merge).toBeDisabled()
  await expect(page.getByText('1 clash is to be decided')).toBeVisible()
  await expectNothingWrong(page, 'main')

  await tabTo(page, clash.getByRole('radio', { name: 'Original' }))
  await page.keyboard.press('ArrowRight')
  const chosen = clash.getByRole('radio', { name: 'Summer' })
  await expect(chosen).toBeChecked()
  await page.reload()
  await expect(chosen).toBeChecked()

  await page.getByRole('tab', { name: /^Only in Summer/ }).click()
  const theirs = page.getByRole('list', { name: 'Only in Summer' })
  await expect(theirs).toContainText('stop → halt')
  await pressOn(page, merge)
  const dialog = page.getByRole('dialog', { name: 'Merge Summer into Original' })
  await expect(dialog.getByLabel('Commit message')).toHaveValue('Merge Summer into Original')
  await expectNothingWrongIn(dialog)
  await page.keyboard.press('Control+Enter')
  await expect(notification(page, 'Summer is merged into Original')).toBeVisible()
  for (const name of ['play', 'halt']) await expect(intentCell(page, name)).toBeVisible()
  expect(await expressionsOf(original, english)).toEqual({ play: ['play', 'play it'], halt: ['stop'] })
  expect(await expressionsOf(original, german)).toEqual({
    play: ['spiele', 'spiele Sommerlieder'],
    halt: ['halt'],
  })

  await page.getByRole('button', { name: 'History', exact: true }).click()
  const history = page.getByRole('dialog', { name: 'Restore & Review History' })
  await expect(history.getByText('Merged from Summer')).toBeVisible()
  await page.keyboard.press('Escape')
  await bringIn(page, 'Summer')
  await expect(page.getByText('Original has everything of Summer already')).toBeVisible()
})
