import { type ForgivenLists, forgivenIn } from '@sdp/dialogue'
import { forgivenKinds, forgivenKindTitles } from '@sdp/domain/everyday-language'
import { supportedLanguages } from '@sdp/domain/languages'

/** The page of the documentation that says what is forgiven in which language, in Markdown. */
export function everydayLanguagePage(): string {
  const languages = spokenLanguages()
  return [
    introduction,
    '## Languages',
    table(languages),
    ...languages.flatMap(({ name, forgiven }) => [`## ${name}`, ...forgiven.flatMap(sectionOf)]),
  ]
    .join('\n\n')
    .concat('\n')
}

interface SpokenLanguage {
  name: string
  forgiven: ForgivenLists[]
}

/** Languages with lists; those that differ only in where they are spoken share theirs. */
function spokenLanguages(): SpokenLanguage[] {
  const byCode = new Map<string, SpokenLanguage>()
  for (const { value, name } of supportedLanguages) {
    const code = value.slice(0, 3)
    const forgiven = forgivenIn(value)
    if (forgiven.length > 0 && !byCode.has(code)) {
      byCode.set(code, { name: name.replace(/ \(.*\)/, ''), forgiven })
    }
  }
  const sections = [...byCode.values()]
  // Mandarin, Sichuanese and Cantonese share one list
  return sections.filter((one, at) => sections.findIndex((other) => isSame(one, other)) === at)
}

function isSame(one: SpokenLanguage, other: SpokenLanguage): boolean {
  return JSON.stringify(one.forgiven) === JSON.stringify(other.forgiven)
}

function table(languages: readonly SpokenLanguage[]): string {
  const rows = languages.map(({ name, forgiven }) => [
    name,
    ...forgivenKinds.map((kind) => (forgiven.some((one) => one.kind === kind) ? 'yes' : '')),
  ])
  const header = ['Language', ...forgivenKinds.map((kind) => forgivenKindTitles[kind])]
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function sectionOf({ kind, lists }: ForgivenLists): string[] {
  return [
    `### ${forgivenKindTitles[kind]}`,
    lists.map(({ title, entries }) => `- ${title}: ${entries.join(', ')}`).join('\n'),
  ]
}

const introduction = `# Everyday language

What people say differs from what authors write: "uh, could you please turn on the light" for \`turn on the light\`. Where no
expression fits a sentence, or only one that takes words of it as free text, the following is forgiven, and need not be written into
expressions:

- **Contractions** and their long forms, one for the other: "I'm" where an expression says \`I am\`, and back.
- **Courtesy and fillers** are left out: polite words, what is said before and after a request, words without meaning. A polite word at the
  end does not get into free text: in "play Adele please" the artist is Adele.
- **Letters written as two**, and back: "oeffne" for \`öffne\`.
- **One wrong letter** (too many, missing, wrong, or two swapped) in words of at least five letters, if the domain does not have the word and
  has one like it with the same first letter. Numbers and the everyday words listed below are never taken for others, and words that could be
  two others with different meanings are none of them. This only where no expression fits, or one that takes most of the sentence as free text.

Accents and upper and lower case never matter. What an expression itself says is never left out of it, a word that is in no list is never left
out, and no list has a negation. A sentence that fits an expression exactly is read exactly. A reading says what was forgiven, and scores a
little less for each thing.

Words that **turn a meaning** (negation, off and on, opposites, questions) are never forgiven: a guess that has one which no expression of the
intent has is none. These are built in for all languages.

An author sees all of this on the page **Everyday language** of a domain (toolbar of the Intents tab, or the command palette), for the open
language:

- **Switch off**: each of the four kinds has a switch. What is switched off has to be written into expressions.
- **Add words**: polite words and fillers to leave out, and words that turn a meaning, also in languages in which nothing is built in. What is
  built in cannot be removed. An own word that turns a meaning is not left out any more, even if it is built in as a filler.
- **Try a sentence** shows what is left of it, and which words turn its meaning.

This belongs to the domain and its language: it is saved, compared, merged, published and delivered with the sentences
(\`everyday_language\` in [the wire format](wire-format.md)), and domains that listen together follow each their own.

Mandarin, Sichuanese and Cantonese share one list. In languages that are not listed, nothing of this is forgiven. This page is made from the
lists in \`packages/dialogue/src/forgive/words\`: after a change, \`npx vitest run scripts/everyday-language -u\` writes it anew.`
