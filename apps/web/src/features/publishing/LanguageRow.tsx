import Box from '@mui/material/Box'
import { memo } from 'react'
import { CheckBox } from '../../ui/CheckBox.tsx'
import type { Selected } from '../../ui/grid/use-selection.ts'
import type { MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'
import { usePublishActions } from './publish-actions-context.ts'
import { StateChip } from './StateChip.tsx'

type Language = MarketSheet['languages'][number]

interface LanguageRowProps {
  sheet: MarketSheet
  language: Language
  isSelected: boolean
  onSelect: Selected<Language>['select']
}

/** A language of a market in all its environments. */
export const LanguageRow = memo(function LanguageRow(props: LanguageRowProps) {
  const { sheet, language, isSelected, onSelect } = props
  const { openMenu } = usePublishActions()
  const { code, name } = language
  const market = sheet.node.code
  return (
    <tr className="row" aria-selected={isSelected}>
      <td className="check">
        <CheckBox
          label={`Select ${code}`}
          checked={isSelected}
          onChange={(isOn, click) => onSelect(language, isOn, click)}
        />
      </td>
      <td title={`${code} ${name}`}>
        {code} <span className="quiet">{name}</span>
      </td>
      {sheet.environments.map((environment) => (
        <td key={environment.code}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <StateChip
              node={market}
              environment={environment.code}
              language={code}
              items={sheet.cell(environment.code, code)}
            />
            <PublishButton
              items={sheet.cell(environment.code, code)}
              about={`${code} of ${market} in ${environment.name}`}
            />
          </Box>
        </td>
      ))}
      <td className="action">
        <button
          type="button"
          className="publish-more"
          aria-haspopup="menu"
          aria-label={`Actions for ${code} of ${market} in all environments`}
          title="All environments"
          onClick={({ currentTarget }) =>
            openMenu(currentTarget, { label: `${code} of ${market}`, items: sheet.row(code) })
          }
        >
          ⋮
        </button>
      </td>
    </tr>
  )
})
