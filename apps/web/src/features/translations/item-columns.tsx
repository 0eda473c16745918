import Box from '@mui/material/Box'
import type { TranslationItemReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ReactNode } from 'react'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'

interface ItemColumnsOptions {
  source: string
  target: string
  isReadOnly: boolean
  onSave: (textId: string, text: string, before: string) => Promise<boolean>
}

const types = { voiceprompt: 'Spoken', textprompt: 'Shown' } as const

/** The columns of the texts of a job: what it is, what it was, and what it becomes. */
export function itemColumns({
  source,
  target,
  isReadOnly,
  onSave,
}: ItemColumnsOptions): Column<TranslationItemReply>[] {
  // What somebody saw when they began: news of others change the row beneath
  const seenAtStart = new Map<string, string>()
  return [
    {
      name: 'Context',
      width: '20%',
      cell: ({ concept_name, type, description, domains }) => (
        <Wrapped>
          {concept_name}
          <Box component="span" sx={quiet} dir="auto">
            {[types[type], description, domains.join(', ')].filter((text) => text !== '').join(' · ')}
          </Box>
        </Wrapped>
      ),
    },
    { name: `Source, ${source}`, cell: ({ source }) => <Wrapped dir="auto">{source}</Wrapped> },
    { name: 'Characters', width: 104, kind: 'number', cell: ({ characters }) => characters },
    {
      name: `Translation, ${target}`,
      cell: ({ textId, source, draft, draftBy, problem }) => (
        <Wrapped>
          <EditableText
            field="translation"
            label={`Translation of “${source}”`}
            value={draft}
            multiline
            readOnly={isReadOnly}
            onBegin={() => seenAtStart.set(textId, draft)}
            onCommit={(text) => onSave(textId, text, seenAtStart.get(textId) ?? draft)}
          />
          {problem !== undefined && (
            <Box component="span" role="alert" sx={{ ...quiet, color: 'error.main' }}>
              {problem}
            </Box>
          )}
          <Box component="span" sx={quiet}>
            {draft === '' ? messages.translations.notTranslated : draftBy}
          </Box>
        </Wrapped>
      ),
    },
    {
      name: 'Earlier translations',
      width: '20%',
      cell: ({ glossary }) => (
        <Wrapped>
          {glossary.map(({ source, translation }) => (
            <Box key={`${source} ${translation}`} component="span" sx={{ display: 'block' }}>
              <bdi>{source}</bdi> → <bdi>{translation}</bdi>
            </Box>
          ))}
        </Wrapped>
      ),
    },
  ]
}

const quiet = { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } as const

/** Texts are read whole here: a translator has to see every word. */
function Wrapped({ children, dir }: { children: ReactNode; dir?: 'auto' }) {
  return (
    <Box
      component="span"
      dir={dir}
      sx={{
        display: 'block',
        width: '100%',
        minWidth: 0,
        py: 0.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& .cell-text': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        '& textarea': { width: 'calc(100% + 14px)', minHeight: 56, resize: 'vertical' },
      }}
    >
      {children}
    </Box>
  )
}
