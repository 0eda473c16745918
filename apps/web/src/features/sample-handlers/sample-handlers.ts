/** A handler to begin with: a folder of `examples/handlers`. */
export interface SampleHandler {
  folder: string
  title: string
  /** What starts it, once one is in its folder. */
  start: string
  readme: string
  /** Its files by name, the README among them. */
  files: Readonly<Record<string, string>>
}

const sources = import.meta.glob<string>('../../../../../examples/handlers/*/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const sampleHandlers: readonly SampleHandler[] = [
  { folder: 'node', title: 'Node.js', start: 'node server.mjs' },
  { folder: 'python', title: 'Python', start: 'python3 handler.py' },
  { folder: 'java', title: 'Java', start: 'java Handler.java' },
].map((sample) => {
  const files = filesOf(sample.folder)
  return { ...sample, readme: files['README.md'] ?? '', files }
})

function filesOf(folder: string): Record<string, string> {
  const found = Object.entries(sources)
    .filter(([file]) => file.split('/').at(-2) === folder)
    .map(([file, text]) => [file.split('/').at(-1)!, text])
  return Object.fromEntries(found)
}
