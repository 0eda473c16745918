/** A short recording of the product, picture by picture; `npm run pictures` makes them. */
export interface Recording {
  name: string
  title: string
  summary: string
  frames: readonly Frame[]
}

interface Frame {
  picture: string
  caption: string
}

const pictures = import.meta.glob<string>('./recordings/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const captions = import.meta.glob<readonly string[]>('./recordings/*/captions.json', {
  import: 'default',
  eager: true,
})

export const recordings: readonly Recording[] = [
  { name: 'add-language', title: 'Add language', summary: 'A new language, and how far it is.' },
  { name: 'system-responses', title: 'System responses', summary: 'What the assistant says and shows.' },
  { name: 'staging', title: 'Staging', summary: 'From a saved domain to an environment that answers.' },
  { name: 'multistep-dialog', title: 'Multistep dialog', summary: 'Rules that ask back until all is known.' },
].map((recording) => ({ ...recording, frames: framesOf(recording.name) }))

function framesOf(name: string): Frame[] {
  const files = Object.keys(pictures).filter((file) => file.startsWith(`./recordings/${name}/`))
  const texts = captions[`./recordings/${name}/captions.json`] ?? []
  return files.sort().map((file, index) => ({ picture: pictures[file]!, caption: texts[index] ?? '' }))
}
