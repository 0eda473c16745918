import { describe, expect, test } from 'vitest'
import { readConversations, talk } from './conversation.ts'
import { sampleFiles } from './samples.ts'

const conversations = readConversations()

test('there is a conversation with every sample in each of its languages', () => {
  const spoken = sampleFiles().filter((file) => !file.endsWith('/domain.json'))
  expect(conversations.map(({ file }) => file.replace('.txt', ''))).toEqual(
    spoken.map((file) => file.replace('/', '.').replace('.json', '')).toSorted(),
  )
})

describe.each(conversations)('$file', (conversation) => {
  test('everything is understood and answered as it is written there, by these rules', async () => {
    expect((await talk(conversation)).text).toBe(conversation.text)
  })

  test('it has ten turns and more, with questions, their answers, a confirmation and calls of the handler', async () => {
    const { turns } = await talk(conversation)
    expect(turns.length).toBeGreaterThanOrEqual(10)
    expect(turns.every(({ trace, reply }) => trace.understood.chosen && reply.actions.length > 0)).toBe(true)
    expect(turns.every(({ reply }) => reply.error === undefined)).toBe(true)
    const acts = turns.map(({ trace }) => trace.waits?.act)
    const asking = ['askForInput', 'select', 'confirm'].filter((act) => acts.includes(act))
    expect(asking.length).toBeGreaterThanOrEqual(2)
    expect(asking).toContain('confirm')
    expect(turns.filter(({ trace }) => trace.rounds.some(({ call }) => call)).length).toBeGreaterThan(5)
    const remarks = turns.flatMap(({ trace }) => trace.rounds.flatMap(({ call }) => call?.remarks ?? []))
    expect(remarks).toEqual([])
  })
})
