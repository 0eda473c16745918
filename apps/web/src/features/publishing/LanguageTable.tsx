import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Sideways } from '../../ui/grid/Sideways.tsx'
import { TableFrame } from '../../ui/grid/TableFrame.tsx'
import { useSelection } from '../../ui/grid/use-selection.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { foundLanguages, type MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'
import { usePublishing } from './publishing-store.ts'
import { SelectedLanguages } from './SelectedLanguages.tsx'

/** What the environments have of the width, in percent. */
const allEnvironments = 76

/** The room of a chip and the button behind it, in pixels. */
const minEnvironmentWidth = 240

const keyOf = ({ code }: { code: string }) => code

/** An unfolded market: its languages with their state in each environment. */
export function LanguageTable({ sheet }: { sheet: MarketSheet }) {
  const { node, environments, languages } = sheet
  const [search, setSearch] = useState('')
  const found = useMemo(() => foundLanguages(languages, search), [languages, search])
  const { selected, isSelected, select, selectAll, clear } = useSelection(found, keyOf)
  const widths = useWidths(environments)
  const isAll = selected.length > 0 && selected.length === found.length
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, minHeight: 36 }}>
        <NameFilter
          value={search}
          onChange={setSearch}
          label={`Search languages of ${node.code}`}
          width={264}
        />
        {selected.length > 0 && <SelectedLanguages sheet={sheet} selected={selected} onClear={clear} />}
      </Box>
      <Sideways>
        <TableFrame
          aria-label={`Languages of ${node.code}`}
          sx={{ minWidth: 150 + minEnvironmentWidth * environments.length, '& tr.row > td': { height: 38 } }}
        >
          <colgroup>
            <col style={{ width: 44 }} />
            <col style={{ width: '16%' }} />
            {environments.map(({ code }) => (
              <col key={code} style={{ width: widths.get(code) }} />
            ))}
            <col style={{ width: 52 }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className="check">
                <CheckBox
                  label={`Select all languages of ${node.code}`}
                  checked={selected.length > 0 && !isAll ? 'some' : isAll}
                  onChange={isAll ? clear : selectAll}
                />
              </th>
              <th scope="col">Language</th>
              {environments.map(({ code, name }) => (
                <th key={code} scope="col">
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    {name}
                    <PublishButton
                      items={sheet.column(code)}
                      about={`all languages of ${node.code} in ${name}`}
                    />
                  </Box>
                </th>
              ))}
              <th scope="col">
                <span className="unseen">All environments</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((language) => (
              <LanguageRow
                key={language.code}
                sheet={sheet}
                language={language}
                isSelected={isSelected(language)}
                onSelect={select}
              />
            ))}
            {found.length === 0 && (
              <tr>
                <td className="none" colSpan={environments.length + 3}>
                  No matching language
                </td>
              </tr>
            )}
          </tbody>
        </TableFrame>
      </Sideways>
    </>
  )
}

/** What needs an approval says more about itself: its column is wider than others. */
function useWidths(environments: MarketSheet['environments']): ReadonlyMap<string, string> {
  const approvals = usePublishing((state) => state.configuration?.approvals)
  return useMemo(() => {
    const needs = new Set(approvals?.map(({ environment }) => environment))
    const weights = environments.map(({ code }) => [code, needs.has(code) ? 5 : 4] as const)
    const sum = weights.reduce((sum, [, weight]) => sum + weight, 0)
    return new Map(weights.map(([code, weight]) => [code, `${(allEnvironments * weight) / sum}%`]))
  }, [environments, approvals])
}
