import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { CanonicalInLanguages } from '@sdp/domain'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

const rowHeight = 32

interface LanguagesTableProps {
  languages: readonly string[]
  /** The language that can be edited now. */
  shown: string
  /** How many canonicals each language says nothing for. */
  gaps: readonly number[]
  rows: readonly CanonicalInLanguages[]
  onChoose: (language: string) => void
}

/** Canonicals by languages; only the rows near what is in sight exist. */
export function LanguagesTable({ languages, shown, gaps, rows, onChoose }: LanguagesTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <Box
      ref={scroller}
      // A place that scrolls has to be reachable by keyboard.
      tabIndex={0}
      sx={{ flex: 1, minHeight: 160, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table aria-label="Literals in all languages" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">Canonical</th>
            {languages.map((language, at) => (
              <th key={language} scope="col">
                {language === shown ? (
                  language
                ) : (
                  <Link component="button" title={`Show ${language}`} onClick={() => onChoose(language)}>
                    {language}
                  </Link>
                )}
                <span className={gaps[at] === 0 ? 'quiet' : 'gap'}>
                  {gaps[at] === 0 ? 'complete' : `${gaps[at]?.toLocaleString('en-US')} missing`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index }) => {
            const row = rows[index]
            return row && <LiteralsRow key={row.name} row={row} index={index} languages={languages} />
          })}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </Table>
    </Box>
  )
}

interface LiteralsRowProps {
  row: CanonicalInLanguages
  index: number
  languages: readonly string[]
}

function LiteralsRow({ row, index, languages }: LiteralsRowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" title={row.name}>
        {row.name}
      </th>
      {row.literals.map((literals, at) => {
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
      })}
    </tr>
  )
}

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.body2,
    minWidth: '100%',
    // Separate, or the border of the sticky head would scroll away.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': {
      height: rowHeight,
      minWidth: 150,
      maxWidth: 260,
      boxSizing: 'border-box',
      padding: '0 10px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& th + th, & td': { borderLeft: `1px solid ${palette.divider}` },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: palette.background.paper },
    '& thead th span': { marginLeft: 8, fontWeight: 400, ...theme.typography.caption },
    '& tbody th': { fontWeight: 500, position: 'sticky', left: 0, background: palette.background.paper },
    '& thead th:first-of-type': { left: 0, zIndex: 2 },
    '& .gap': { color: palette.error.main },
    '& td.gap': { background: `color-mix(in srgb, ${palette.error.main} 8%, transparent)` },
    '& .quiet': { color: palette.text.secondary },
  }
})
