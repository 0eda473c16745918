import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotOffered, Unavailable } from '../http/errors.ts'
import { say } from './voice.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'voice-'))
})
afterAll(() => rm(folder, { recursive: true }))

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
    '--stdin --stdout -v de\n--version; rm -rf',
  )
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
