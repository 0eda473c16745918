import { defaultConfiguration, instructionsFor, itemsOf } from '@sdp/domain/publishing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { LanguageTable } from './LanguageTable.tsx'
import { marketSheets } from './market-sheets.ts'
import {
  AskerContext,
  type PublishActions,
  PublishActionsContext,
  ShowsButtons,
} from './publish-actions-context.ts'
import { numberOfCall, showPublishing, takeStates, usePublishing } from './publishing-store.ts'
import { aState } from './testing/publishing-page.tsx'

/** Actions that count who reads them: each part reads its own one at each render. */
function countingActions() {
  const drawn = { chips: 0, rows: 0, buttons: 0 }
  const actions: PublishActions = {
    choose: () => {},
    get openDetails() {
      drawn.chips += 1
      return () => {}
    },
    get entriesFor() {
      drawn.buttons += 1
      return () => []
    },
    get openMenu() {
      drawn.rows += 1
      return () => {}
    },
  }
  return { actions, drawn }
}

test('news of one item draws its chip again and nothing else', () => {
  const languages = defaultConfiguration.languages.map(({ code }) => code)
  const domain = { embedded: false, languages }
  const configuration = {
    ...defaultConfiguration,
    instructions: instructionsFor(defaultConfiguration, domain),
  } as Parameters<typeof marketSheets>[0]
  const sheet = marketSheets(configuration, domain).find(({ node }) => node.code === 'ECE')!
  showPublishing({ name: 'Radio', savePoint: 'Original' })
  takeStates(numberOfCall(), configuration.instructions.flatMap(itemsOf).map(aState))
  const { actions, drawn } = countingActions()
  const asker = { sub: 'paul', mayEdit: true, hasAccess: true, hasPlatforms: true }
  draw(
    <ShowsButtons value>
      <AskerContext value={asker}>
        <PublishActionsContext value={actions}>
          <LanguageTable sheet={sheet} />
        </PublishActionsContext>
      </AskerContext>
    </ShowsButtons>,
  )
  expect(drawn.chips).toBe(sheet.languages.length * sheet.environments.length)
  Object.assign(drawn, { chips: 0, rows: 0, buttons: 0 })

  const news = (state: 'unpublished' | 'published', line: string) => {
    const item = aState({
      node: 'ECE',
      environment: 'prod',
      resource: 'languageModel',
      provider: 'world',
      language: 'deu-DEU',
    })
    const resourceState = { ...item.resourceState, state, isActive: state === 'published' }
    const pipeline = { ...item.pipeline, logs: [{ text: line, updatedAt: '' }] }
    act(() => takeStates(numberOfCall(), [{ ...item, resourceState, pipeline }]))
  }
  news('published', 'Activated')
  expect(screen.getByRole('button', { name: 'ECE prod deu-DEU: Partly published' })).toBeDefined()
  expect(drawn).toEqual({ chips: 1, rows: 0, buttons: 0 })
  news('published', 'Activated')
  expect(drawn).toEqual({ chips: 1, rows: 0, buttons: 0 })
})

test('an answer that was asked for earlier does not undo a later one', () => {
  showPublishing({ name: 'Radio', savePoint: 'Original' })
  const item = aState({
    node: 'ECE',
    environment: 'dev',
    resource: 'dialog',
    provider: 'runtime',
    language: 'deu-DEU',
  })
  const slow = numberOfCall()
  const quick = numberOfCall()
  takeStates(quick, [{ ...item, resourceState: { ...item.resourceState, state: 'published' } }])
  takeStates(slow, [item])
  expect(usePublishing.getState().held[0]?.resourceState.state).toBe('published')
})
