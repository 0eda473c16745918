import type { Member } from '@sdp/dialogue'
import { aDomain, anExpression, anIntent } from '@sdp/domain/testing'
import { expect, test, vi } from 'vitest'
import { openJointModels } from './joint-models.ts'

const member = (id: string, ...expressions: string[]): Member => ({
  id,
  program: {
    domain: aDomain({
      intents: expressions.map((text, at) =>
        anIntent(`intent${at}`, { expressions: [anExpression(text), anExpression(`please ${text}`)] }),
      ),
    }),
    language: 'eng-USA',
  },
})
const media = member('media', 'play some music', 'be quiet now')
const seats = member('seats', 'warm my seat', 'stop the massage')

/** Threads of one installation: each with a memory of its own, all with one store. */
function installation() {
  const stored = new Map<string, Uint8Array>()
  const keep = vi.fn((key: string, model: Uint8Array) => void stored.set(key, model))
  const newThread = (codeVersion: string | undefined = 'one') => {
    const models = openJointModels({
      maxBytes: 1_000_000,
      codeVersion,
      find: async (key) => stored.get(key),
      keep,
    })
    return (members: Member[], { place = 'car', isStored = true } = {}) =>
      models.at({ place, names: JSON.stringify(members), members: () => members, bytes: 100, isStored })
  }
  return { stored, keep, newThread }
}

async function learned(model: ReturnType<ReturnType<ReturnType<typeof installation>['newThread']>>) {
  await model.looked
  const wasThere = model.isLearned()
  while (model.learnOn());
  return { wasThere, guesses: model.sources().map(({ candidates }) => candidates('could you warm the seat')) }
}

test('what one thread learned another one reads, and guesses the same', async () => {
  const { newThread, keep } = installation()
  const first = await learned(newThread()([media, seats]))
  const second = await learned(newThread()([media, seats]))
  expect([first.wasThere, second.wasThere]).toEqual([false, true])
  expect(second.guesses).toEqual(first.guesses)
  expect(second.guesses[1]![0]).toMatchObject({ intent: 'intent0', origin: { kind: 'guess' } })
  expect(keep).toHaveBeenCalledTimes(1)
})

test('another order, content, member or release is another model', async () => {
  const { newThread, stored } = installation()
  await learned(newThread()([media, seats]))
  const others = [[seats, media], [media, member('seats', 'warm my seat')], [media]]
  for (const members of others) expect((await learned(newThread()(members))).wasThere).toBe(false)
  expect((await learned(newThread('two')([media, seats]))).wasThere).toBe(false)
  expect(stored.size).toBe(5)
})

test('what differs in nothing that is learned is the same model', async () => {
  const { newThread, stored } = installation()
  await learned(newThread()([media]))
  const renamed = {
    ...media,
    program: { ...media.program, domain: { ...media.program.domain, name: 'Radio' } },
  }
  expect((await learned(newThread()([renamed]))).wasThere).toBe(true)
  expect(stored.size).toBe(1)
})

test('a damaged model is learned again and stored in its place', async () => {
  const { newThread, stored, keep } = installation()
  const { guesses } = await learned(newThread()([media, seats]))
  const [[key, model]] = [...stored] as [[string, Uint8Array]]
  stored.set(key, model.slice(0, model.length - 3))
  expect(await learned(newThread()([media, seats]))).toEqual({ wasThere: false, guesses })
  expect(stored.get(key)).toEqual(model)
  expect(keep).toHaveBeenCalledTimes(2)
})

test('nothing is stored where that is not wanted, or by code that can change at any time', async () => {
  const { newThread, keep } = installation()
  await learned(newThread()([media], { isStored: false }))
  expect(keep).not.toHaveBeenCalled()
  const changing = openJointModels({
    maxBytes: 1000,
    codeVersion: undefined,
    find: async () => undefined,
    keep,
  })
  await learned(changing.at({ place: 'car', names: '', members: () => [media], bytes: 1, isStored: true }))
  expect(keep).not.toHaveBeenCalled()
})
