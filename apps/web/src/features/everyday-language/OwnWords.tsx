import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { builtInWords } from '@sdp/dialogue/everyday-language'
import {
  addEverydayWords,
  everydayEntries,
  everydayTitles,
  removeEverydayWord,
  type WordList,
} from '@sdp/domain/everyday-language'
import { useCallback, useRef } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { checkTypedWords, matching, typedWords } from './everyday-words.ts'

/** The words that the author has in a list, and a field for more. */
export function OwnWords({ list, search }: { list: WordList; search: string }) {
  const language = useEditing((editing) => editing.language)
  const everyday = useDomain((domain) => domain.everydayLanguage)
  const { disabledReason, edit } = useEdit()
  const place = useRef<HTMLDivElement>(null)
  const title = everydayTitles[list]
  const shown = matching(everydayEntries(everyday, list), search)

  const check = useCallback(
    (text: string) => checkTypedWords(everyday, text, { list, language }),
    [everyday, list, language],
  )
  const add = useCallback(
    (text: string) =>
      edit(addEverydayWords, { list, words: typedWords(text), language, builtIn: builtInWords(language) }),
    [edit, list, language],
  )
  const remove = (word: string) => {
    // The button that has the focus goes with its word
    if (edit(removeEverydayWord, { list, word })) place.current?.querySelector('input')?.focus()
  }
  return (
    <Box ref={place} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
      {shown.length > 0 && (
        <Box
          component="ul"
          aria-label={`Own words: ${title}`}
          sx={{ display: 'contents', listStyle: 'none', m: 0, p: 0 }}
        >
          {shown.map((word) => (
            <OwnWord key={word} word={word} onRemove={disabledReason === undefined ? remove : undefined} />
          ))}
        </Box>
      )}
      <AddField
        label={`Add word: ${title}`}
        width={280}
        check={check}
        onAdd={add}
        disabledReason={disabledReason}
      />
    </Box>
  )
}

interface OwnWordProps {
  word: string
  onRemove: ((word: string) => void) | undefined
}

function OwnWord({ word, onRemove }: OwnWordProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 26,
        pl: 1,
        pr: onRemove ? 0.25 : 1,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1.5,
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <span dir="auto">{word}</span>
      {onRemove && (
        <IconButton size="small" aria-label={`Remove ${word}`} onClick={() => onRemove(word)}>
          <CloseIcon sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  )
}
