import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ResponseKind } from '@sdp/domain/responses'
import { textsOf } from '@sdp/domain/responses'
import { textsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useMemo } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SideBySideTable } from '../../ui/SideBySideTable.tsx'
import { textTable } from './text-table.ts'

interface ResponseLanguagesProps {
  kind: ResponseKind
  name: string
  onClose: () => void
}

/** The texts of one response in all languages side by side, with what is missing marked. */
export function ResponseLanguages({ kind, name, onClose }: ResponseLanguagesProps) {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const domain = useDomain((one) => one)
  const showDomain = useShowDomain()
  const others = useOtherLanguages(storedTexts, textsInLanguage)
  const arrived = useMemo(
    () => [language, ...languages.map((one) => one.language).filter((one) => others.has(one))],
    [language, languages, others],
  )
  const texts = arrived.map((one) =>
    one === language
      ? textsOf(domain, { kind, name })
      : (others.get(one)?.[kind].find((response) => response.name === name)?.texts ?? []),
  )
  const { rows, missing } = textTable(texts)
  const isComplete = arrived.length === languages.length
  return (
    <Dialog open title={`${name} in all languages`} width="lg" onClose={onClose}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {isComplete
          ? summary(missing, arrived)
          : `Reading ${arrived.length} of ${languages.length} languages`}
      </Typography>
      <SideBySideTable
        label={`${name} in all languages`}
        kind="Text"
        heads={arrived.map((one, at) => ({
          key: one,
          head: (
            <>
              {one === language ? (
                one
              ) : (
                <Link
                  component="button"
                  title={`Show ${one}`}
                  onClick={() => void showDomain({ id: domainId, language: one })}
                >
                  {one}
                </Link>
              )}
              <span className={missing[at] ? 'gap' : 'quiet'}>{missing[at] ? 'missing' : 'complete'}</span>
            </>
          ),
        }))}
        rows={rows}
        nameOf={({ number }) => String(number)}
        sx={({ vars: { palette }, typography }) => ({
          maxHeight: '60vh',
          '--narrowest': '60px',
          '--widest': '420px',
          '& tbody td': { whiteSpace: 'normal', paddingBlock: '4px' },
          '& thead th span': { marginLeft: '8px', fontWeight: 400, ...typography.caption },
          '& .gap': { color: palette.error.main },
          '& td.gap': { background: `color-mix(in srgb, ${palette.error.main} 8%, transparent)` },
          '& .quiet': { color: palette.text.secondary },
        })}
      >
        {({ texts: cells }) =>
          cells.map((text, at) => (
            <td
              key={arrived[at]}
              dir="auto"
              className={text === undefined && missing[at] ? 'gap' : undefined}
            >
              {text ?? (missing[at] ? 'missing' : '')}
            </td>
          ))
        }
      </SideBySideTable>
    </Dialog>
  )
}

function storedTexts({ tts_responses, audio_responses }: WireDomain) {
  return { ...(tts_responses && { tts_responses }), ...(audio_responses && { audio_responses }) }
}

function summary(missing: readonly boolean[], languages: readonly string[]): string {
  const lacking = languages.filter((_, at) => missing[at])
  return lacking.length === 0 ? 'Every language has a text' : `No text in ${lacking.join(', ')}`
}
