import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotOffered, Unavailable } from '../http/errors.ts'
import { Busy } from '../http/semaphore.ts'
import { openVoice } from './voice.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'voice-'))
})
afterAll(() => rm(folder, { recursive: true }))

const options = (who: string, signal = new AbortController().signal) => ({ who, signal })
const say = (text: string, language: string, command: string) =>
  openVoice(command).say(text, language, options('ada'))

/** A program in the place of espeak-ng. */
async function voiceThat(script: string): Promise<string> {
  const file = path.join(folder, `voice-${script.length}`)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

test('the text goes to the voice of its language by standard input, not as an option', async () => {
  const command = await voiceThat('echo "$@"; cat')
  expect(String(await say('--version; rm -rf', 'deu-DEU', command))).toBe(
    '--stdin --stdout -v de-de\n--version; rm -rf',
  )
  expect(String(await say('Hi', 'por-BRA', command))).toContain('-v pt-br\n')
  expect(String(await say('Hi', 'eng-GBR', command))).toContain('-v en-gb\n')
})

test('without the program or without a voice for the language, the server has no voice', async () => {
  await expect(say('Hi', 'eng-USA', path.join(folder, 'none'))).rejects.toThrow(NotOffered)
  const command = await voiceThat('echo "Error: The specified espeak-ng voice does not exist." >&2; exit 1')
  await expect(say('Hi', 'sic-CHN', command)).rejects.toThrow(NotOffered)
})

test('a voice that fails says why', async () => {
  const command = await voiceThat('echo "no sound" >&2; exit 3')
  await expect(say('Hi', 'eng-USA', command)).rejects.toThrow(Unavailable)
  await expect(say('Hi', 'eng-USA', command)).rejects.toThrow('no sound')
})

test('few texts are spoken at once, and who waits too long for the voice is told so', async () => {
  const command = await voiceThat('echo started >> "$0.log"; sleep 2; cat')
  const voice = openVoice(command, { atOnce: 2, waitMillis: 1000 })
  const all = ['ada', 'max', 'clara', 'paul'].map((who) => voice.say('Hi', 'eng-USA', options(who)))
  const ended = await Promise.allSettled(all)
  expect(ended.map((one) => (one.status === 'fulfilled' ? 'spoken' : one.reason))).toEqual([
    'spoken',
    'spoken',
    expect.any(Busy),
    expect.any(Busy),
  ])
  expect(await readFile(`${command}.log`, 'utf8')).toBe('started\nstarted\n')
})

test('who goes away is spoken to no longer', async () => {
  const voice = openVoice(await voiceThat('exec sleep 8'), { atOnce: 1, waitMillis: 20_000 })
  const disconnected = new AbortController()
  const first = voice.say('Hi', 'eng-USA', options('ada', disconnected.signal))
  disconnected.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
})
