import { headingId } from '../../ui/heading-id.ts'

export interface Guide {
  /** Its name in the address. */
  slug: string
  title: string
  /** What it is about, in a sentence. */
  summary: string
  /** All of it, as markdown. */
  text: string
  sections: readonly Section[]
}

interface Section {
  /** Empty for what precedes the first heading. */
  heading: string
  id: string
  text: string
}

/** `docs/guides/02-slots.md` is the second guide (ruling R231), under the address /documentation/slots. */
const files = import.meta.glob<string>('../../../../../docs/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const guides: readonly Guide[] = Object.entries(files)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([file, text]) => readGuide(slugOf(file), text))

function slugOf(file: string): string {
  return file.replace(/^.*\/\d+-/, '').replace(/\.md$/, '')
}

/** A link from one file to another is one from guide to guide. */
export function guideAddress(href: string): string {
  return /^[\w-]+\.md$/.test(href) ? `/documentation/${slugOf(`/${href}`)}` : href
}

export function readGuide(slug: string, text: string): Guide {
  const [beginning = '', ...rest] = text.split(/^## /m)
  const [title = '', ...intro] = beginning.replace(/^# /, '').split('\n')
  const summary = intro.join(' ').trim()
  const sections = rest.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { heading, id: headingId(heading), text: lines.join('\n').trim() }
  })
  return { slug, title, summary, text, sections: [{ heading: '', id: '', text: summary }, ...sections] }
}
