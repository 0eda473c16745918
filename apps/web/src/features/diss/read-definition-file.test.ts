import { expect, test } from 'vitest'
import { readDefinitionFile } from './read-definition-file.ts'

test('a file is read as a definition, or refused with what is wrong', async () => {
  const definition = { version: '1.0', intents: [{ intent: 'play', slots: [] }] }
  expect(await readDefinitionFile(new Blob([JSON.stringify(definition)]))).toEqual(definition)
  await expect(readDefinitionFile(new Blob(['intents:']))).rejects.toThrow('This is not a JSON file.')
  await expect(readDefinitionFile(new Blob(['{"version": "1"}']))).rejects.toThrow(/intents: /)
  await expect(readDefinitionFile(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).rejects.toThrow(
    'The file is larger than 10 MB.',
  )
})
