import { messages } from '@sdp/domain'
import { renameIntent } from '@sdp/domain/intents'
import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '../../browser/preferences.ts'
import { applyEdit, closeDomain, openDomain, takeAnswer } from '../../editing/editing-store.ts'
import type { FullDomain } from '../../editing/open-domain.ts'
import { keepSignIn } from '../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../server/testing/page.ts'
import { checkedReply } from '../../testing/check-answer.ts'
import { aFullDomain } from '../../testing/full-domain.ts'
import { useNotifications } from '../../ui/notifications.tsx'
import { readReference } from './sheet-reference.ts'
import { sheetRows } from './sheet-rows.ts'

afterEach(() => {
  closeDomain()
  vi.unstubAllGlobals()
  usePreferences.setState(usePreferences.getInitialState())
})

const texts: Record<string, string> = { 'eng-USA': 'play music', 'deu-DEU': 'spiel Musik' }
const all = ['eng-USA', 'deu-DEU', 'fra-FRA']

/** The domain as the server has it in a language, the first of these being the default one. */
function stored(language: string, languages: readonly string[] = all): FullDomain {
  const text = texts[language]
  const intents = [anIntent('play', { expressions: text === undefined ? [] : [anExpression(text)] })]
  return {
    ...aFullDomain(aDomain({ intents })),
    languages: languages.map((one, at) => ({ _id: one, language: one, default: at === 0 })),
  } as unknown as FullDomain
}

/** Opens a language of the domain; returns the languages that are asked for. */
function open(language: string, { languages = all, isAway = false } = {}): string[] {
  const asked: string[] = []
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const wanted = new URL(path, 'http://page').searchParams.get('language') ?? ''
    asked.push(wanted)
    if (isAway) throw new TypeError('Failed to fetch')
    return checkedReply('GET', path, { body: stored(wanted) })
  })
  takeAnswer(stored(language, languages), language)
  return asked
}

async function rowsOf(language: string) {
  const reference = await readReference(new AbortController().signal)
  return [...sheetRows('intents', { domain: openDomain().current, language }, reference)]
}

test('an intent that says nothing is shown next to the default language, under the name that it has now', async () => {
  open('fra-FRA')
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  expect(await rowsOf('fra-FRA')).toEqual([['start', 'expression', '', '', '', 'play music']])
})

test('the reference language that was chosen goes before the default one', async () => {
  usePreferences.setState({ referenceLanguage: 'deu-DEU' })
  open('fra-FRA')
  expect(await rowsOf('fra-FRA')).toEqual([['play', 'expression', '', '', '', 'spiel Musik']])
  open('eng-USA')
  expect(await rowsOf('eng-USA')).toEqual([['play', 'expression', 'play music', 100, '', 'spiel Musik']])
})

test('the default language has nothing next to it, and asks for nothing', async () => {
  for (const languages of [all, ['eng-USA']]) {
    const asked = open('eng-USA', { languages })
    expect(await rowsOf('eng-USA')).toEqual([['play', 'expression', 'play music', 100, '']])
    expect(asked).toEqual([])
  }
})

test('where the other language does not come that is reported, and the names are listed all the same', async () => {
  open('fra-FRA', { isAway: true })
  expect(await rowsOf('fra-FRA')).toEqual([['play', 'expression', '', '', '']])
  expect(JSON.stringify(useNotifications.getState())).toContain(messages.domain.fetchFailed)
})
