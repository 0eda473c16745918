import { turningIn } from '@sdp/dialogue/everyday-language'
import { everydayTitles, type TurningList } from '@sdp/domain/everyday-language'
import { useEditing } from '../../editing/use-editing.ts'
import { EverydaySection } from './EverydaySection.tsx'
import { OwnWords } from './OwnWords.tsx'
import { WordGroup } from './WordGroup.tsx'

const texts: Readonly<Record<TurningList | 'opposites', string>> = {
  negations: 'Say that something shall not be done.',
  off: 'End something: the opposite of what begins it.',
  on: 'Begin something.',
  questions: 'Begin a question.',
  questionEnds: 'Make a question of the sentence that they end.',
  requests: 'Look like a question and ask for something: a sentence with one is no question.',
  opposites: 'Each side is the opposite of the other. Own pairs cannot be added.',
}

export const oppositesTitle = 'Opposites'

/** Words that turn a meaning: a guess is none where one is said that no expression of the intent says. */
export function TurningWords({ search }: { search: string }) {
  const language = useEditing((editing) => editing.language)
  return turningIn(language).map(({ list, entries }) => {
    const isEmpty = entries.length === 0
    return (
      <EverydaySection
        key={list}
        title={list === 'opposites' ? oppositesTitle : everydayTitles[list]}
        text={isEmpty ? `${texts[list]} None are built in for ${language}.` : texts[list]}
      >
        {!isEmpty && (
          <WordGroup title={list === 'opposites' ? 'Pairs' : 'Words'} builtIn={entries} search={search} />
        )}
        {list !== 'opposites' && <OwnWords list={list} search={search} />}
      </EverydaySection>
    )
  })
}
