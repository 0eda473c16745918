import type { Reading } from '@sdp/dialogue'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '@sdp/domain/testing'
import { changedCollections, toWire } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ProgramName } from './protocol.ts'
import { type ModelStore, openRuntime, type Runtime } from './runtime.ts'

const installation = { coreActions: [], ssmlTransition: false }

const none: ModelStore = { find: async () => undefined, keep: async () => {} }

/** One for all: a thread takes a while to start from the sources. */
let runtime: Runtime
beforeAll(() => {
  runtime = openRuntime(installation, none, {
    threads: 1,
    maxBytes: 1_000_000,
    maxHeapMegabytes: 512,
    silentMillis: 0,
    busyMillis: 600,
  })
})
afterAll(() => runtime.close())

const turn = {
  kind: 'turn',
  said: 'stop it',
  memory: { own: undefined },
  car: 'A',
  whatIf: {},
  seed: 0,
} as const

const domain = {
  name: 'Radio',
  languages: [{ _id: 'e', language: 'eng-USA', default: true }],
  ontology: { intents: { stop: {} } },
  nlu_interpretations: [{ intent: 'stop', expressions: [{ expression: 'stop it' }] }],
}
const source = vi.fn(async () => Buffer.from(JSON.stringify(domain)))
const options = () => ({
  source,
  callHandler: async () => ({ failure: 'nobody' }),
  signal: new AbortController().signal,
})

function program(change: Partial<ProgramName> = {}): ProgramName {
  return { place: 'radio', base: 'first', changes: '', updates: {}, language: 'eng-USA', ...change }
}

test('stored content is asked for once, whatever is changed on top of it', async () => {
  source.mockClear()
  const intentOf = async (name: ProgramName) =>
    (await runtime.run(name, turn, options())).trace.understood.chosen?.reading.intent
  expect(await intentOf(program())).toBe('stop')
  expect(await intentOf(program())).toBe('stop')
  const updates = { nlu_interpretations: [{ intent: 'stop', expressions: [] }] }
  expect(await intentOf(program({ changes: 'none', updates }))).toBeUndefined()
  expect(await intentOf(program())).toBe('stop')
  expect(source).toHaveBeenCalledTimes(1)
  expect(await intentOf(program({ base: 'second' }))).toBe('stop')
  expect(source).toHaveBeenCalledTimes(2)
})

test('two programs are compared by their own sentences, then by what has to be guessed', async () => {
  const quiet = { intent: 'stop', expressions: [{ expression: 'be quiet' }] }
  const ring = { intent: 'ring', expressions: [{ expression: 'stop it' }] }
  const sources = new Map<string, unknown>([
    ['old', domain],
    ['new', { ...domain, ontology: { intents: { stop: {}, ring: {} } }, nlu_interpretations: [quiet, ring] }],
  ])
  const comparing = {
    ...options(),
    source: async (base: string) => Buffer.from(JSON.stringify(sources.get(base))),
  }
  const [before, after] = ['old', 'new'].map((base) => program({ place: `${base} radio`, base }))
  const request = { kind: 'compare', before: before!, maxReported: 10, until: Date.now() + 60_000 } as const
  const { comparison } = await runtime.run(after!, request, comparing)
  expect(comparison).toMatchObject({
    tried: 1,
    changes: [{ sentence: 'stop it', before: { intent: 'stop' }, after: { intent: 'ring' } }],
    unread: [{ sentence: 'be quiet', before: { by: 'unknown' } }],
    isCut: false,
  })
  const guessed = await runtime.run(after!, { ...request, sentences: ['be quiet'] }, comparing)
  expect(guessed.comparison).toMatchObject({ tried: 1, unread: [], changes: [{ before: { by: 'nobody' } }] })
  const late = await runtime.run(after!, { ...request, until: 0 }, comparing)
  expect(late.comparison).toMatchObject({ tried: 0, isCut: true })
})

test('a request whose content cannot be read fails with that reason, and the next is answered', async () => {
  const broken = { ...options(), source: () => Promise.reject(new Error('swept away')) }
  await expect(runtime.run(program({ place: 'gone' }), turn, broken)).rejects.toThrow('swept away')
  expect((await runtime.run(program({ place: 'gone' }), turn, options())).kind).toBe('turn')
})

test('programs that listen together are in one thread, and the one that says all words answers', async () => {
  const limits = {
    threads: 2,
    maxBytes: 1_000_000,
    maxHeapMegabytes: 512,
    silentMillis: 10_000,
    busyMillis: 600,
  }
  const both = openRuntime(installation, none, limits)
  const named = (intent: string) => ({
    ...domain,
    ontology: { intents: { [intent]: {} } },
    nlu_interpretations: [
      { intent, expressions: [{ expression: `${intent} it` }, { expression: `please ${intent} it now` }] },
    ],
  })
  const names = Array.from({ length: 9 }, (_, at) => `stop${at}`)
  const listeners = names.map((name) => ({
    program: program({ place: name, base: name, home: 'car' }),
    memory: { own: undefined },
    domainId: name,
    domain: name,
  }))
  const among = (text: string) =>
    ({
      kind: 'among',
      place: 'car',
      isStored: false,
      listeners,
      text,
      platform: undefined,
      isGuessed: true,
    }) as const
  const sourceOf = vi.fn(async (base: string) => Buffer.from(JSON.stringify(named(base))))
  const own = { ...options(), source: sourceOf }
  try {
    const { judged, understood } = await both.run(listeners[0]!.program, among('stop4 it'), own)
    expect(judged.map(({ lostBy }) => lostBy)).toEqual([undefined, ...Array(8).fill('it did not understand')])
    expect(understood?.chosen?.reading.intent).toBe('stop4')
    const guessed = await both.run(listeners[0]!.program, among('really stop7 it now already'), own)
    expect(guessed.understood?.chosen).toMatchObject({ by: 'guess', reading: { intent: 'stop7' } })
    expect(sourceOf).toHaveBeenCalledTimes(9)
    const broken = { ...options(), source: () => Promise.reject(new Error('swept away')) }
    const lost = { ...listeners[0]!, program: program({ place: 'lost', base: 'lost', home: 'car' }) }
    await expect(
      both.run(lost.program, { ...among('stop1 it'), listeners: [...listeners, lost] }, broken),
    ).rejects.toThrow('swept away')
  } finally {
    await both.close()
  }
})

/** A domain of this many intents with as many expressions each. */
function muchToLearn(intents: number): Buffer {
  const words = Array.from({ length: intents }, (_, at) => `word${at}`)
  const large = {
    ...domain,
    ontology: { intents: Object.fromEntries(words.map((word) => [word, {}])) },
    nlu_interpretations: words.map((word) => ({
      intent: word,
      expressions: words.map((other) => ({ expression: `${word} and then ${other} again` })),
    })),
  }
  return Buffer.from(JSON.stringify(large))
}

test('who speaks with a program is answered while another one of the thread learns to guess', async () => {
  const learning = { ...options(), source: async () => muchToLearn(40) }
  const done: string[] = []
  const place = program({ place: 'learns' })
  const unknown = { ...turn, said: 'something like word3 or word4' }
  await runtime.run(place, { ...turn, said: 'word1 and then word2 again' }, learning)
  await Promise.all([
    runtime.run(place, unknown, learning).then(() => done.push('learned')),
    runtime.run(program(), turn, options()).then(() => done.push('answered')),
  ])
  expect(done).toEqual(['answered', 'learned'])
})

/** A draft of muchToLearn that is kept already, with an edit that has to be compiled. */
async function editedDraft(place: string, content: Buffer): Promise<() => Promise<unknown>> {
  const own = { ...options(), source: async () => content }
  const exactly = { ...turn, said: 'word1 and then word2 again' }
  await runtime.run(program({ place }), exactly, own)
  const updates = { nlu_interpretations: JSON.parse(content.toString()).nlu_interpretations.slice(1) }
  return () => runtime.run(program({ place, changes: 'edited', updates }), exactly, own)
}

test('who speaks with a program that is there goes ahead of drafts that have to be compiled first', async () => {
  const content = muchToLearn(20)
  const drafts = await Promise.all(
    ['one', 'two', 'three', 'four'].map((place) => editedDraft(place, content)),
  )
  await runtime.run(program(), turn, options())
  const done: string[] = []
  const compiling = drafts.map((say) => say().then(() => done.push('compiled')))
  const ready = runtime.run(program(), turn, options()).then(() => done.push('ready'))
  // Nor do those wait who come while the first of them is compiled
  const later = compiling[0]!
    .then(() => runtime.run(program(), turn, options()))
    .then(() => done.push('ready later'))
  await Promise.all([...compiling, ready, later])
  expect(done[0]).toBe('ready')
  expect(done.indexOf('ready later')).toBeLessThan(4)
})

test('a thread that learns for long is not taken for one that hangs', async () => {
  const limits = {
    threads: 1,
    maxBytes: 20_000_000,
    maxHeapMegabytes: 1024,
    silentMillis: 2000,
    busyMillis: 600,
  }
  const busy = openRuntime(installation, none, limits)
  const content = muchToLearn(60)
  const sourceOf = vi.fn(async () => content)
  const stop = new AbortController()
  const places = Array.from({ length: 6 }, (_, at) => program({ place: `learns ${at}` }))
  const text = 'something like word3 or word4'
  const readAll = (isGuessed: boolean) =>
    Promise.all(
      places.map((place) =>
        busy.run(
          place,
          { kind: 'read', text, isGuessed },
          { ...options(), source: sourceOf, signal: stop.signal },
        ),
      ),
    )
  try {
    await readAll(false)
    const learning = readAll(true)
    setTimeout(() => stop.abort(new Error('too late')), 2500)
    await expect(learning).rejects.toThrow('too late')
    sourceOf.mockClear()
    await busy.run(places[0]!, turn, { ...options(), source: sourceOf })
    expect(sourceOf).not.toHaveBeenCalled()
  } finally {
    await busy.close()
  }
})

/** The content of a review that held the only thread for 20 seconds: expressions of 80 optional words each. */
function heavyContent(): Buffer {
  const words = Array.from({ length: 80 }, (_, at) => `[word${at}]`).join(' ')
  const expressions = Array.from({ length: 12_000 }, (_, at) => ({ expression: `begin${at} ${words}` }))
  return Buffer.from(JSON.stringify({ ...domain, nlu_interpretations: [{ intent: 'stop', expressions }] }))
}

/** The same as what an author changed. */
function heavyDraft(): Partial<ProgramName> {
  const { nlu_interpretations } = JSON.parse(heavyContent().toString()) as Record<string, unknown>
  const updates = { nlu_interpretations }
  return { changes: 'heavy', updates, changedBytes: JSON.stringify(updates).length }
}

const roomy = {
  threads: 1,
  maxBytes: 20_000_000,
  maxHeapMegabytes: 2048,
  silentMillis: 60_000,
  busyMillis: 600,
}
const readHeavy = { kind: 'read', text: 'begin3', isGuessed: false } as const

test('content that listens with others and takes long to compile holds up nobody who speaks with other content', async () => {
  const busy = openRuntime(installation, none, roomy)
  const heavy = heavyContent()
  const done: string[] = []
  try {
    await busy.run(program(), turn, options())
    const compiling = busy
      .run(program({ place: 'heavy', home: 'car' }), readHeavy, { ...options(), source: async () => heavy })
      .then(() => done.push('heavy'))
    // One comes at the same time, others while it is compiled; each is answered once
    const others = Promise.all(
      ['same time', 'radio', 'another'].map(async (place, at) => {
        await new Promise((wait) => setTimeout(wait, at * 400))
        await busy.run(program({ place }), turn, options())
        done.push('other')
      }),
    )
    const listener = { program: program(), memory: { own: undefined }, domainId: 'radio', domain: 'Radio' }
    const among = { kind: 'among', place: 'car', listeners: [listener], text: 'stop it' } as const
    const together = busy
      .run(program(), { ...among, platform: undefined, isGuessed: false, isStored: false }, options())
      .then(() => done.push('other'))
    await Promise.all([compiling, others, together])
    expect(done).toEqual(['other', 'other', 'other', 'other', 'heavy'])
  } finally {
    await busy.close()
  }
})

test('nor do two of them at once', async () => {
  const busy = openRuntime(installation, none, roomy)
  const heavy = heavyContent()
  const done: string[] = []
  try {
    await busy.run(program(), turn, options())
    const compiling = ['heavy', 'heavy too'].map(async (place) => {
      const name = program({ place, home: place })
      await busy.run(name, readHeavy, { ...options(), source: async () => heavy })
      done.push('heavy')
    })
    // Two threads are at it by then
    await new Promise((wait) => setTimeout(wait, 1000))
    await busy.run(program(), turn, options())
    done.push('other')
    await Promise.all(compiling)
    expect(done[0]).toBe('other')
  } finally {
    await busy.close()
  }
}, 120_000)

test.each([
  ['stored', () => ({}), () => heavyContent()],
  ['a draft', () => heavyDraft(), () => Buffer.from(JSON.stringify(domain))],
])(
  'large content has a thread of its own, also where two are compiled at once: %s',
  async (_, draft, content) => {
    // No other thread helps out, however busy the machine is
    const busy = openRuntime(installation, none, { ...roomy, busyMillis: 60_000 })
    const heavy = { ...options(), source: async () => content() }
    let compiled = 0
    const waited: number[] = []
    const isAsked = vi.fn(async () => Buffer.from(JSON.stringify(domain)))
    const ask = async (place: string) => {
      const since = performance.now()
      await busy.run(program({ place }), turn, { ...options(), source: isAsked })
      waited.push(performance.now() - since)
    }
    try {
      await ask('radio')
      await ask('another')
      const started = performance.now()
      const compiling = ['heavy', 'heavy too'].map(async (place) => {
        await busy.run(program({ place, ...draft() }), readHeavy, heavy)
        compiled++
      })
      for (let at = 0; at < 20; at++) {
        await ask(at % 2 === 0 ? 'radio' : 'another')
        await new Promise((wait) => setTimeout(wait, 50))
      }
      expect(compiled).toBe(0)
      // In the thread that had them compiled
      expect(isAsked).toHaveBeenCalledTimes(2)
      await Promise.all(compiling)
      // Against the time of both, since all of them take longer on a busy machine; who waited for one would wait for all of it
      expect(Math.max(...waited.slice(2))).toBeLessThan((performance.now() - started) / 2)
    } finally {
      await busy.close()
    }
  },
  120_000,
)

test('who waits no longer is let go at once', async () => {
  const stop = new AbortController()
  const never = { ...options(), signal: stop.signal }
  const isAsked = vi.fn(() => new Promise<never>(() => {}))
  const waiting = runtime.run(program({ place: 'late' }), turn, { ...never, source: isAsked })
  await vi.waitFor(() => expect(isAsked).toHaveBeenCalled())
  stop.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  expect((await runtime.run(program({ place: 'late' }), turn, options())).kind).toBe('turn')
})

test('a thread that does not come back in time is replaced', async () => {
  await runtime.run(program(), turn, options())
  const stop = new AbortController()
  // Given up while the thread reads what it was sent
  const large = {
    ...options(),
    source: async () => {
      setImmediate(() => stop.abort(new Error('too late')))
      return Buffer.from(JSON.stringify({ ...domain, domain_shared_resources: Array(3_000_000).fill('x') }))
    },
    signal: stop.signal,
  }
  await expect(runtime.run(program({ base: 'large' }), turn, large)).rejects.toThrow('too late')
  expect((await runtime.run(program(), turn, options())).kind).toBe('turn')
})

test('who gives up soon ends no thread, however long it said nothing to others (ruling R174)', async () => {
  const limits = {
    threads: 1,
    maxBytes: 1_000_000,
    maxHeapMegabytes: 512,
    silentMillis: 10_000,
    busyMillis: 600,
  }
  const patient = openRuntime(installation, none, limits)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    await patient.run(program(), turn, options())
    now.mockReturnValue(60_000)
    const stop = new AbortController()
    let hasty: Promise<unknown> | undefined
    // Somebody is answered by a thread that reads for long; another one comes meanwhile and waits for two seconds
    const large = {
      ...options(),
      source: async () => {
        setImmediate(() => {
          now.mockReturnValue(69_000)
          hasty = expect(patient.run(program(), turn, { ...options(), signal: stop.signal })).rejects.toThrow(
            'too late',
          )
          now.mockReturnValue(71_000)
          stop.abort(new Error('too late'))
        })
        return Buffer.from(JSON.stringify({ ...domain, domain_shared_resources: Array(200_000).fill('x') }))
      },
    }
    expect((await patient.run(program({ place: 'large' }), turn, large)).kind).toBe('turn')
    await hasty
  } finally {
    now.mockRestore()
    await patient.close()
  }
})

test('of more programs than there is room for, the one that was used least lately is made again', async () => {
  const text = Buffer.from(JSON.stringify({ ...domain, description: 'x'.repeat(10_000) }))
  const small = openRuntime(installation, none, {
    threads: 1,
    maxBytes: 2.5 * text.length,
    maxHeapMegabytes: 512,
    silentMillis: 10_000,
    busyMillis: 600,
  })
  const asked: string[] = []
  const speak = async (place: string) => {
    const noting = {
      ...options(),
      source: async () => {
        asked.push(place)
        return text
      },
    }
    expect((await small.run(program({ place }), turn, noting)).trace.understood.chosen).toBeDefined()
  }
  try {
    for (const place of ['one', 'two', 'one', 'three']) await speak(place)
    asked.length = 0
    for (const place of ['one', 'three', 'two']) await speak(place)
    expect(asked).toEqual(['two'])
  } finally {
    await small.close()
  }
})

test('a domain that takes more memory than a thread may use is refused with that reason, and the next is answered', async () => {
  const narrow = openRuntime(installation, none, {
    threads: 1,
    maxBytes: 1_000_000,
    maxHeapMegabytes: 96,
    silentMillis: 10_000,
    busyMillis: 600,
  })
  // Many small things, as content has them
  const resources = Array(3000).fill(Array(1000).fill({ a: 1 }))
  const huge = {
    ...options(),
    source: async () => Buffer.from(JSON.stringify({ ...domain, domain_shared_resources: resources })),
  }
  try {
    expect((await narrow.run(program(), turn, options())).kind).toBe('turn')
    expect(narrow.lostThreads()).toBe(0)
    await expect(narrow.run(program({ place: 'huge' }), turn, huge)).rejects.toThrow(/memory limit/)
    expect(narrow.lostThreads()).toBe(1)
    expect((await narrow.run(program(), turn, options())).kind).toBe('turn')
  } finally {
    await narrow.close()
  }
})

test('a draft is answered as if it were compiled again: intents that moved, and a domain that was small at first', async () => {
  const louder = ['make it louder', 'turn the volume up', 'more volume please', 'it is too quiet', 'louder']
  const next = ['play the next song', 'skip this song', 'next track please', 'another song', 'go to the next']
  const stop = ['stop the music', 'be quiet', 'silence please', 'end the song', 'no more music']
  const wireOf = (texts: Record<string, readonly string[]>) =>
    toWire(
      aDomain({
        intents: Object.entries(texts).map(([name, list]) =>
          anIntent(name, { expressions: list.map((text) => anExpression(text)) }),
        ),
      }),
    )
  const saved = wireOf({ louder: louder.slice(0, 1), next: next.slice(0, 1), stop: stop.slice(0, 1) })
  const drafts = [
    { louder, next, stop },
    { stop, louder, next },
    { next, stop, louder },
  ].map(wireOf)
  const said = ['please turn it much louder now', 'skip to the next song now please', 'now silence']
  const savedOptions = () => ({ ...options(), source: async () => Buffer.from(JSON.stringify(saved)) })
  const read = async (place: string, draft = saved) => {
    const updates = changedCollections(saved, draft)
    const name = program({ place, base: 'talk', changes: JSON.stringify(updates), updates })
    const found: Reading[][] = []
    for (const text of said)
      found.push((await runtime.run(name, { kind: 'read', text, isGuessed: true }, savedOptions())).readings)
    return found
  }
  await read('talk')
  for (const [at, draft] of drafts.entries()) {
    const readings = await read('talk', draft)
    expect(readings).toEqual(await read(`anew ${at}`, draft))
    expect(readings.map(([best]) => best?.intent)).toEqual(['louder', 'next', 'stop'])
  }
})

test('while all texts are moved to SSML, values are written as it wants them', async () => {
  const moving = openRuntime({ coreActions: [], ssmlTransition: true }, none, {
    threads: 1,
    maxBytes: 1_000_000,
    maxHeapMegabytes: 512,
    silentMillis: 10_000,
    busyMillis: 600,
  })
  try {
    const greeting = toWire(
      aDomain({
        slots: [aSlot('who', {}, { type: 'FreeText' })],
        intents: [anIntent('stop', { expressions: [anExpression('stop it')] })],
        uiActions: [aUiAction('greet', { ttsResponses: ['greet'] })],
        ttsResponses: [{ name: 'greet', texts: ['<audio src="{{who}}.wav"/> Hi {{who}}'] }],
        modules: [aModule('Main', aRule(['stop'], { uiAction: 'greet' }))],
      }),
    )
    const greetingOptions = () => ({
      ...options(),
      source: async () => Buffer.from(JSON.stringify(greeting)),
    })
    const answer = { ...turn, whatIf: { slots: { who: 'Tom & "Anna"' } } }
    const writtenBy = async (one: Runtime) => {
      const { reply } = await one.run(
        program({ place: 'greeting', base: 'greeting' }),
        answer,
        greetingOptions(),
      )
      return reply.actions
        .flatMap((action) => (action.kind === 'ui' ? action.texts : []))
        .map(({ written }) => written)
    }
    expect(await writtenBy(moving)).toEqual([
      '<audio src="Tom &amp; &quot;Anna&quot;.wav"/> Hi Tom &amp; "Anna"',
    ])
    expect(await writtenBy(runtime)).toEqual(['<audio src="Tom & "Anna".wav"/> Hi Tom & "Anna"'])
  } finally {
    await moving.close()
  }
})
