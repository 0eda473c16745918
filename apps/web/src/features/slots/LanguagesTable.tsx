import Link from '@mui/material/Link'
import type { CanonicalInLanguages } from '@sdp/domain/slots'
import { readableNumber } from '../../ui/numbers.ts'
import { SideBySideTable } from '../../ui/SideBySideTable.tsx'

interface LanguagesTableProps {
  languages: readonly string[]
  /** The language that can be edited now. */
  shown: string
  /** How many canonicals each language says nothing for. */
  gaps: readonly number[]
  rows: readonly CanonicalInLanguages[]
  onChoose: (language: string) => void
}

/** Canonicals by languages. */
export function LanguagesTable({ languages, shown, gaps, rows, onChoose }: LanguagesTableProps) {
  const headOf = (language: string, missing: number) => (
    <>
      {language === shown ? (
        language
      ) : (
        <Link component="button" title={`Show ${language}`} onClick={() => onChoose(language)}>
          {language}
        </Link>
      )}
      <span className={missing === 0 ? 'quiet' : 'gap'}>
        {missing === 0 ? 'complete' : `${readableNumber(missing)} missing`}
      </span>
    </>
  )
  return (
    <SideBySideTable
      label="Literals in all languages"
      kind="Canonical"
      heads={languages.map((language, at) => ({ key: language, head: headOf(language, gaps[at] ?? 0) }))}
      rows={rows}
      nameOf={({ name }) => name}
      sx={({ vars: { palette }, typography }) => ({
        flex: 1,
        minHeight: 160,
        '--narrowest': '150px',
        '--widest': '260px',
        '& thead th span': { marginLeft: '8px', fontWeight: 400, ...typography.caption },
        '& .gap': { color: palette.error.main },
        '& td.gap': { background: `color-mix(in srgb, ${palette.error.main} 8%, transparent)` },
        '& .quiet': { color: palette.text.secondary },
      })}
    >
      {(row) =>
        row.literals.map((literals, at) => {
          const text = literals.join(', ')
          return literals.length === 0 ? (
            <td key={languages[at]} className="gap">
              missing
            </td>
          ) : (
            <td key={languages[at]} dir="auto" title={text}>
              {text}
            </td>
          )
        })
      }
    </SideBySideTable>
  )
}
