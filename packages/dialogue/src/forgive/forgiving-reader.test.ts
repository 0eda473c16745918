import { type EverydayLanguage, type ForgivenKind, forgivenKinds } from '@sdp/domain/everyday-language'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { compileRecogniser } from '../recognise/recogniser.ts'
import { pathOf } from '../testing/path-of.ts'
import { forgivingReader } from './forgiving-reader.ts'

const slots = [
  aSlot('device', { lamp: ['lamp', 'bedroom lamp'], ampoule: ['ampoule'], heater: ['heater'] }),
  aSlot('level', {}, { type: 'Number' }),
  aSlot('title', {}, { type: 'FreeText' }),
  aSlot('message', {}, { type: 'Dictation' }),
]

function domainOf(intents: Record<string, string | string[]>) {
  return aDomain({
    slots,
    intents: Object.entries(intents).map(([name, texts]) =>
      anIntent(name, { expressions: [texts].flat().map((text) => anExpression(text)) }),
    ),
  })
}

function readersOf(intents: Record<string, string | string[]>, language = 'eng-USA') {
  const exact = compileRecogniser(domainOf(intents), language)
  return { exact, forgiving: forgivingReader(exact) }
}

/** The intent, values and what was forgiven of the best reading. */
function reader(intents: Record<string, string | string[]>, language?: string) {
  const { exact } = readersOf(intents, language)
  return (text: string, everyday?: EverydayLanguage) => {
    const [best] = forgivingReader(exact, everyday).read(text)
    if (best === undefined) return undefined
    const { origin } = best
    const forgiven = origin.kind === 'expression' ? (origin.forgiven ?? []) : []
    return [
      best.intent,
      ...best.slots.map(({ value }) => value),
      ...forgiven.map(({ said, meant }) => `${said}>${meant}`),
    ]
  }
}

describe('contractions and long forms, both ways', () => {
  test.each([
    ['eng-USA', 'I am cold', "I'm cold"],
    ['eng-USA', "I'm cold", 'I am cold'],
    ['eng-USA', "what's playing", 'what is playing'],
    ['eng-USA', 'what is playing', 'Whats playing'],
    ['eng-USA', 'do not wait', 'don’t wait'],
    ['eng-USA', "don't wait", 'do not wait'],
    ['eng-USA', 'let us go', "let's go"],
    ['eng-USA', 'I would like some music', "I'd like some music"],
    ['deu-DEU', 'wie geht es dir', "wie geht's dir"],
    ['deu-DEU', 'wie gehts dir', 'wie geht es dir'],
    ['deu-DEU', 'ist es kalt', "ist's kalt"],
    ['deu-DEU', 'mach es an', 'machs an'],
    ['deu-DEU', 'spiel eine Platte', "spiel 'ne Platte"],
    ['deu-DEU', 'fahr in das Büro', 'fahr ins Büro'],
    ['deu-DEU', 'fahr zum Bahnhof', 'fahr zu dem Bahnhof'],
    ['deu-DEU', 'schalte das Licht an', 'schalt das Licht an'],
    ['fra-FRA', "où est l'arrêt", 'où est le arrêt'],
    ['fra-FRA', 'je ai froid', "j'ai froid"],
    ['fra-FRA', "il faut qu'il parte", 'il faut que il parte'],
    ['ita-ITA', "com'è il tempo", 'come è il tempo'],
    ['ita-ITA', 'apri la app', "apri l'app"],
    ['spa-ESP', 'vamos al centro', 'vamos a el centro'],
    ['por-BRA', 'vamos para o centro', 'vamos pro centro'],
    ['por-BRA', 'está frio', 'tá frio'],
    ['nld-NLD', 'doe het licht aan', "doe 't licht aan"],
    ['nld-NLD', 'waar is mijn auto', "waar is m'n auto"],
    ['pol-POL', 'chcę aby grało', 'chcę żeby grało'],
    ['rus-RUS', 'что сейчас играет', 'что щас играет'],
    ['tur-TUR', 'burada ne var', 'burda ne var'],
    ['swe-SWE', 'spela något annat', 'spela nåt annat'],
    ['dan-DNK', 'jeg skulle køre', "jeg sku' køre"],
    ['nor-NOR', 'hvordan er været i dag', 'hvordan er været idag'],
    ['ces-CZE', 'jaké je dnes počasí', 'jaké je dneska počasí'],
    ['cmn-CHN', '现在放什么歌', '现在放啥歌'],
    ['jpn-JPN', 'ここは何ですか それではない', 'ここは何ですか それじゃない'],
    ['kor-KOR', '이것은 무슨 노래', '이건 무슨 노래'],
    ['ara-SAU', 'تحدث عن ما حدث', 'تحدث عما حدث'],
  ])('%s: %s is understood when somebody says %s', (language, expression, said) => {
    const read = reader({ it: expression, other: 'etwas anderes' }, language)
    expect(read(said)).toEqual(['it', expect.any(String)])
    expect(read(said, { switchedOff: ['contractions', 'spelling'] })).toBeUndefined()
  })

  test('a value is found behind an elided article', () => {
    const read = reader({ on: 'allume (le|la) $(device)', off: "éteins l' $(device)" }, 'fra-FRA')
    expect(read("allume l'ampoule")).toEqual(['on', 'ampoule', "l'ampoule>le ampoule"])
    expect(read("éteins l'ampoule")).toEqual(['off', 'ampoule', "l'ampoule>l ampoule"])
  })
})

describe('courtesy and fillers', () => {
  test.each([
    ['eng-USA', 'turn on the radio', 'Hey car, could you please turn on the radio for me, thanks!'],
    ['eng-USA', 'turn on the radio', 'uh turn on um the radio I guess'],
    ['eng-USA', 'turn on the radio', 'I would like you to just turn on the radio'],
    ['deu-DEU', 'das Radio einschalten', 'Könntest du bitte mal das Radio einschalten, danke'],
    ['deu-DEU', 'das Radio einschalten', 'koenntest du äh das Radio halt einschalten'],
    ['deu-DEU', 'mach das Radio an', 'mach doch mal bitte das Radio an'],
    ['fra-FRA', 'allume la radio', "euh, allume la radio s'il te plait"],
    ['fra-FRA', 'allumer la radio', 'pourrais-tu allumer la radio, merci'],
    ['spa-ESP', 'encender la radio', 'oye, ¿podrías encender la radio, por favor?'],
    ['ita-ITA', 'accendere la radio', 'ehi, potresti accendere la radio per favore'],
    ['por-PRT', 'ligar o rádio', 'podes ligar o rádio se faz favor'],
    ['nld-NLD', 'de radio aanzetten', 'kun je even de radio aanzetten alsjeblieft'],
    ['pol-POL', 'włączyć radio', 'czy mógłbyś włączyć radio, proszę'],
    ['rus-RUS', 'включи радио', 'эй, включи пожалуйста радио'],
    ['tur-TUR', 'radyoyu aç', 'lütfen radyoyu aç'],
    ['swe-SWE', 'sätta på radion', 'kan du sätta på radion tack'],
    ['dan-DNK', 'tænde for radioen', 'vil du lige tænde for radioen tak'],
    ['nor-NOR', 'skru på radioen', 'kan du skru på radioen er du snill'],
    ['ces-CZE', 'zapnout rádio', 'mohl bys prosím zapnout rádio'],
    ['cmn-CHN', '打开收音机', '请帮我打开收音机，谢谢'],
    ['cmn-CHN', '打开收音机', '嗯，麻烦你打开一下收音机吧'],
    ['cmn-CHN', '打开收音机', '你能帮我打开收音机吗'],
    ['jpn-JPN', 'ラジオをつけて', 'えっと、ラジオをつけてください'],
    ['kor-KOR', '라디오 켜', '음 라디오 좀 켜 주세요'],
    ['ara-SAU', 'شغل الراديو', 'من فضلك شغل الراديو'],
  ])('%s: %s is understood when somebody says %s', (language, expression, said) => {
    const read = reader({ it: expression, other: 'something else' }, language)
    expect(read(said)?.[0]).toBe('it')
    expect(read(said, { switchedOff: ['courtesy'] })).toBeUndefined()
  })

  test('is listed piece by piece', () => {
    const read = reader({ on: 'turn on the radio' })
    expect(read('Could you uh turn on the radio please')).toEqual(['on', 'Could you>', 'uh>', 'please>'])
  })

  test('words that an expression says are no courtesy', () => {
    const read = reader({ help: 'can you help me', thanks: 'thank you', radio: 'radio' })
    expect(read('please can you help me')).toEqual(['help', 'please>'])
    expect(read('well thank you')).toEqual(['thanks', 'well>'])
    expect(read('radio thank you')).toEqual(['radio', 'thank you>'])
  })

  test('other words are never left out', () => {
    const read = reader({ on: 'turn on the radio', off: 'aus' })
    expect(read('turn on the big radio')).toBeUndefined()
    expect(read('please turn on the radio tomorrow')).toBeUndefined()
    expect(read('turn on for me the radio')).toBeUndefined()
    expect(read('please')).toBeUndefined()
    expect(read('')).toBeUndefined()
  })

  test.each([
    ['eng-USA', 'turn on the radio', "please don't turn on the radio"],
    ['eng-USA', 'turn on the radio', 'could you not turn on the radio'],
    ['deu-DEU', 'mach das Radio an', 'mach bitte das Radio nicht an'],
    ['deu-DEU', 'die Musik an', 'halt die Musik an'],
    ['deu-DEU', 'die Musik an', 'bitte halt die Musik an'],
    ['fra-FRA', 'allume la radio', "n'allume pas la radio s'il te plaît"],
    ['cmn-CHN', '打开收音机', '请不要打开收音机'],
    ['cmn-CHN', '打开收音机', '打开收音机了吗'],
    ['jpn-JPN', 'ラジオをつける', 'ラジオをつけるな'],
    ['rus-RUS', 'включи радио', 'пожалуйста не включи радио'],
  ])('%s: a meaning that is turned round is not taken for %s', (language, expression, said) => {
    expect(reader({ it: expression }, language)(said)).toBeUndefined()
  })
})

describe('free text', () => {
  const intents = { play: 'play $(title)', resume: 'play', send: 'send $(message)', wait: "don't stop" }
  test.each([
    ['play Adele please', 'Adele'],
    ['could you play Adele, thank you very much', 'Adele'],
    ['play uh Dancing um Queen', 'Dancing Queen'],
    ['play Please Please Me', 'Please Please Me'],
    ['play Please Please Me please', 'Please Please Me'],
    ['play Thank You', 'Thank You'],
    ['play Just The Way You Are', 'Just The Way You Are'],
    ['hey car play Just The Way You Are thanks', 'Just The Way You Are'],
    ['play Well Well Well', 'Well Well Well'],
    ['play Right Here Right Now', 'Right Here Right Now'],
    ["could you play I'm Alive", "I'm Alive"],
    ['play do not stop me', 'do not stop me'],
  ])('%s: the title is %s', (said, title) => {
    expect(reader(intents)(said)?.slice(0, 2)).toEqual(['play', title])
  })

  test('what is dictated is taken word for word', () => {
    expect(reader(intents)('send call me back please')?.[1]).toBe('call me back please')
  })

  test('one character of a script without spaces belongs to the title', () => {
    const read = reader({ play: '播放 $(title)' }, 'cmn-CHN')
    expect(read('播放余额')?.slice(1)).toEqual(['余额'])
    expect(read('播放青花瓷谢谢')?.[1]).toBe('青花瓷')
  })

  test('an expression that explains more words is better than free text', () => {
    const read = reader({ find: 'find $(title)', parking: 'find parking near here' })
    expect(read('find uh parking near here')?.[0]).toBe('parking')
  })

  test('what asks for something before it is no part of it', () => {
    const read = reader({ add: '$(title) auf die Liste setzen', artist: '$(title)' }, 'deu-DEU')
    expect(read('kannst du bitte Milch auf die Liste setzen')?.[1]).toBe('Milch')
    expect(read('Hallo Welt auf die Liste setzen')?.[1]).toBe('Hallo Welt')
    expect(read('Kannst du mich hören')?.[1]).toBe('Kannst du mich hören')
  })

  test('letters written as two are forgiven also where a few words are free', () => {
    const read = reader(
      { search: 'spiele $(title) auf dem Radio', next: 'spiele das nächste Lied auf dem Radio' },
      'deu-DEU',
    )
    expect(read('spiele das naechste Lied auf dem Radio')?.[0]).toBe('next')
    expect(read('spiele das nächst Lied auf dem Radio')?.[0]).toBe('search')
  })

  test('courtesy can stay', () => {
    expect(reader(intents)('play Adele please', { switchedOff: ['courtesy'] })?.[1]).toBe('Adele please')
  })
})

describe('letters written as two, both ways', () => {
  test.each([
    ['deu-DEU', 'öffne die nächste Tür', 'oeffne die naechste Tuer'],
    ['deu-DEU', 'oeffne die Strasse', 'öffne die Straße'],
    ['deu-DEU', 'grüße', 'gruesse'],
    ['swe-SWE', 'gör det varmare här', 'goer det varmare haer'],
    ['dan-DNK', 'åbn døren', 'aabn doeren'],
    ['nor-NOR', 'gjør det kjøligere på baksetet', 'gjoer det kjoeligere paa baksetet'],
  ])('%s: %s is understood when somebody says %s', (language, expression, said) => {
    const read = reader({ it: expression, other: 'etwas' }, language)
    expect(read(said)?.[0]).toBe('it')
    expect(read(said, { switchedOff: ['digraphs', 'spelling'] })).toBeUndefined()
  })
})

describe('one wrong letter', () => {
  const read = reader({
    fuel: 'find a station',
    heat: 'turn on the $(device)',
    level: 'volume $(level)',
    short: 'go east',
  })
  test.each([
    ['find a sttation', 'fuel'],
    ['find a staton', 'fuel'],
    ['find a statiom', 'fuel'],
    ['find a sattion', 'fuel'],
    ['turn on the heatre', 'heat'],
    ['turn on the bedrom lamp', 'heat'],
    ['please turn on the bedrom lamp', 'heat'],
  ])('%s', (said, intent) => {
    expect(read(said)?.[0]).toBe(intent)
    expect(read(said, { switchedOff: ['spelling'] })).toBeUndefined()
  })

  test('two wrong letters, short words, numbers and everyday words stay what they are', () => {
    expect(read('find a sttaton')).toBeUndefined()
    expect(read('go easy')).toBeUndefined()
    expect(read('go eaast')).toBeUndefined()
    expect(read('turn on the theater')).toBeUndefined()
    expect(reader({ seat: 'seventh' })('seven')).toBeUndefined()
  })

  test.each([
    ['deu-DEU', 'mach Licht an', 'mach nicht an'],
    ['deu-DEU', 'meine Musik', 'keine Musik'],
    ['rus-RUS', 'включи радио', 'выключи радио'],
    ['pol-POL', 'włącz radio', 'wyłącz radio'],
    ['por-BRA', 'baixo volume', 'baixa volume'],
    ['tur-TUR', 'çalmak lütfen radyo', 'çalma lütfen radyo'],
    ['kor-KOR', '라디오를켜주세요', '라디오를꺼주세요'],
  ])('%s: %s is not what %s says', (language, expression, said) => {
    expect(reader({ it: expression }, language)(said)).toBeUndefined()
  })

  test('a word with several corrections is tried as each', () => {
    const read = reader({ warm: 'make it warmer', warn: 'show the warden' })
    expect(read('make it warder')).toEqual(['warm', 'warder>warmer'])
    expect(read('show the warder')).toEqual(['warn', 'warder>warden'])
  })

  test('a word whose corrections mean different things is none of them', () => {
    const read = reader({ on: '$(device) anmachen', off: '$(device) ausmachen' }, 'deu-DEU')
    expect(read('lamp anmchen')).toEqual(['on', 'lamp', 'anmchen>anmachen'])
    expect(read('lamp asmachen')).toBeUndefined()
    expect(read('lamp einschaltn')).toBeUndefined()
    expect(reader({ on: '$(device) einschalten' }, 'deu-DEU')('lamp einschaltn')?.[0]).toBe('on')
  })

  test('the first letter is right', () => {
    expect(reader({ on: 'activate $(device)' })('dactivate lamp')).toBeUndefined()
    expect(reader({ on: 'message' })('nessage')).toBeUndefined()
  })

  test('words of the domain are right as they are', () => {
    const read = reader({ lamp: 'switch the heater', other: 'go to the theater' })
    expect(read('switch the theater')).toBeUndefined()
  })
})

test('each kind can be switched off by itself', () => {
  const said: Record<ForgivenKind, string> = {
    contractions: 'mach das Licht an dem Sitz an',
    courtesy: 'mach bitte das Licht am Sitz an',
    digraphs: 'oeffne das Dach',
    spelling: 'öffne das Dachfennster',
  }
  const read = reader({ light: 'mach das Licht am Sitz an', roof: 'öffne das (Dach|Dachfenster)' }, 'deu-DEU')
  for (const kind of forgivenKinds) {
    expect(read(said[kind])).toBeDefined()
    expect(read(said[kind], { switchedOff: [kind] })).toBeUndefined()
    const others = forgivenKinds.filter((one) => one !== kind)
    expect(read(said[kind], { switchedOff: others })).toBeDefined()
  }
})

test('own words are left out as those that are built in are', () => {
  const read = reader({ light: 'mach das Licht an', play: 'spiele $(title)' }, 'deu-DEU')
  expect(read('ey mach das Licht an Alter')).toBeUndefined()
  const own = { fillers: ['ey'], courtesy: ['Alter'] }
  expect(read('ey mach das Licht an Alter', own)).toEqual(['light', 'ey>', 'Alter>'])
  // A polite word does not belong to free text, a filler may
  expect(read('spiele Adele Alter', own)?.[1]).toBe('Adele')
  expect(read('spiele Adele ey', own)?.[1]).toBe('Adele ey')
  expect(read('ey mach das Licht an', { ...own, switchedOff: ['courtesy'] })).toBeUndefined()
})

test('own words are left out in languages in which nothing is built in', () => {
  const read = reader({ light: 'kytke valo' }, 'fin-FIN')
  expect(read('hei kytke valo', { fillers: ['hei'] })).toEqual(['light', 'hei>'])
})

test('a word that turns a meaning by its author is neither left out nor corrected', () => {
  const read = reader({ light: 'mach das Licht an', roof: 'das Dach öffnen' }, 'deu-DEU')
  expect(read('mach doch das Licht an')).toEqual(['light', 'doch>'])
  expect(read('mach doch das Licht an', { negations: ['doch'] })).toBeUndefined()
  expect(read('das Dach öffnem')).toEqual(['roof', 'öffnem>öffnen'])
  expect(read('das Dach öffnem', { off: ['öffnem'] })).toBeUndefined()
})

describe('the reading', () => {
  test('scores a little less for each thing forgiven, and more than half', () => {
    const { forgiving } = readersOf({ on: 'turn on the $(device)' })
    const scores = [
      'turn on the heater',
      'please turn on the heater',
      'uh please turn on the heater',
      'uh please turn on the heatre',
    ].map((text) => forgiving.read(text)[0]!.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores).size).toBe(4)
    expect(scores.at(-1)).toBeGreaterThan(0.5)
  })

  test('places are those in what was said', () => {
    const { forgiving } = readersOf({ on: 'turn on the $(device) at $(level)' })
    const text = 'Uh,  could you turn on the  bedrom lamp  at uh 22, please?'
    const [reading] = forgiving.read(text)
    expect(reading!.slots).toEqual([
      { slot: 'device', value: 'lamp', text: 'bedrom lamp', from: 28, to: 39 },
      { slot: 'level', value: 22, text: '22', from: 47, to: 49 },
    ])
  })

  test('can be explained by its expression', () => {
    const { exact, forgiving } = readersOf({ on: 'turn on the $(device)' })
    const [reading] = forgiving.read('please turn on the heatre')
    const origin = reading!.origin
    const readAs = origin.kind === 'expression' ? origin.readAs! : ''
    expect(readAs).toBe('turn on the heater')
    expect(pathOf(exact, readAs, reading!).map(({ written }) => written)).toEqual([
      'turn',
      'on',
      'the',
      '$(device)',
    ])
  })

  test('one that is wanted comes before a better one', () => {
    const { forgiving } = readersOf({ a: 'stop', b: 'well stop' })
    expect(forgiving.read('please stop')[0]!.intent).toBe('a')
    const isWanted = ({ intent }: { intent: string }) => intent === 'b'
    expect(forgiving.read('please well stop', isWanted)[0]!.intent).toBe('b')
  })

  test('a number keeps its sign, and words are not joined', () => {
    const { forgiving } = readersOf({ set: 'set $(level)', two: '$(level) $(level)' }, 'cmn-CHN')
    expect(forgiving.read('1嗯2')[0]!.slots.map(({ value }) => value)).toEqual([1, 2])
    const english = readersOf({ set: 'set $(level)' })
    expect(english.forgiving.read('please set -7')[0]!.slots[0]).toMatchObject({ value: -7, text: '-7' })
    expect(english.forgiving.read('set uh-7')).toEqual([])
  })
})

test('a language without lists is read exactly', () => {
  const { exact, forgiving } = readersOf({ on: 'kytke valo' }, 'fin-FIN')
  expect(forgiving.read('kytke valo')).toEqual(exact.read('kytke valo'))
  expect(forgiving.read('please kytke valo')).toEqual([])
})

test('a sentence of very many words is not looked at', () => {
  const { forgiving } = readersOf({ on: 'turn on' })
  expect(forgiving.read(`turn on${' please'.repeat(100)}`)).toEqual([])
})

test('a short form of two long ones is read as one of them, unlike a word with two corrections', () => {
  const read = reader({ had: 'I had a coffee', would: 'I would a coffee' })
  expect(read("I'd a coffee")?.[0]).toMatch(/^(had|would)$/)
})
