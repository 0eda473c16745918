import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Form, readForm } from './multipart.ts'

const limits = { fileBytes: 1000, bytes: 10_000 }
const type = 'multipart/form-data; boundary=line'

async function* inChunks(bytes: Buffer, cuts: readonly number[] = []): AsyncGenerator<Buffer> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  for (const [at, place] of places.slice(1).entries()) yield bytes.subarray(places[at], place)
}

const read = (text: string | Buffer, cuts?: readonly number[]): Promise<Form> =>
  readForm(inChunks(Buffer.from(text as string), cuts), type, limits)

const field = (name: string, value: string) =>
  `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, value: string) =>
  `--line\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/json\r\n\r\n${value}\r\n`

test('a form that fetch writes is read as it was, however it is cut into pieces', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '\r', '\n', '-', '"', '播'), maxLength: 40 })
  await assertProperty(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('one', 'two', 'three'), text),
      fc.array(fc.record({ name: text, content: fc.uint8Array({ maxLength: 200 }) }), { maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      async (fields, files, cuts) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(fields)) form.append(name, value)
        for (const { name, content } of files) form.append('files', new Blob([content]), `f${name}`)
        const sent = new Request('http://localhost', { method: 'POST', body: form })
        const bytes = Buffer.from(await sent.arrayBuffer())
        const found = await readForm(inChunks(bytes, cuts), sent.headers.get('content-type')!, limits)
        for (const [name, value] of Object.entries(fields)) {
          expect(found.get(name)).toBe(value.replaceAll(/\r\n|\r|\n/g, '\r\n'))
        }
        const sizes = (found.get('files') ?? []) as { bytes: Uint8Array }[]
        expect(sizes.map((one) => one.bytes)).toEqual(files.map(({ content }) => Buffer.from(content)))
      },
    ),
  )
})

test('names of files are read without their folders', async () => {
  const form = await read(`${file('C:\\fakepath\\a.json', '1')}${file('x/y/b %22c%22.json', '')}--line--\r\n`)
  expect(form.get('files')).toEqual([
    { name: 'a.json', bytes: Buffer.from('1') },
    { name: 'b "c".json', bytes: Buffer.alloc(0) },
  ])
})

test.each([
  ['nothing', ''],
  ['no end', field('a', '1')],
  ['half a boundary', '--li'],
  ['something before the first boundary', `x${field('a', '1')}--line--`],
  ['a boundary that goes on', '--lineX\r\n\r\n\r\n--line--'],
  ['a part without a name', '--line\r\nContent-Type: text/plain\r\n\r\nx\r\n--line--'],
  ['a field twice', `${field('a', '1')}${field('a', '2')}--line--`],
  ['a file under the name of a field', `${field('files', '1')}${file('f', '2')}--line--`],
  ['a NUL', `${field('a', '\0')}--line--`],
  ['a text that is no UTF-8', Buffer.from(`${field('a', '\xff')}--line--`, 'latin1')],
])('a form with %s is refused', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ statusCode: 400 })
})

test.each([
  ['a file', `${file('f', 'x'.repeat(1001))}--line--`],
  ['a field', `${field('f', 'x'.repeat(9000))}--line--`],
  ['the headers', `--line\r\nX: ${'x'.repeat(5000)}`],
  ['everything', `${file('f', 'x'.repeat(999)).repeat(10)}--line--`],
  ['the number of parts', `${file('f', '').repeat(41)}--line--`],
])('a form that is too large by %s is refused', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ statusCode: 413 })
})
