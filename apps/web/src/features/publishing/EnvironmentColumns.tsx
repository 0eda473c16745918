import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MarketSheet } from './market-sheets.ts'
import { PublishButton } from './PublishButton.tsx'
import { StateChip } from './StateChip.tsx'

/** A folded market: for each environment a column with a chip a language, and what can be done with all of them. */
export function EnvironmentColumns({ sheet }: { sheet: MarketSheet }) {
  const { node, environments, languages } = sheet
  return (
    <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {environments.map(({ code, name }) => (
        <Box key={code} component="section" aria-label={`${node.code} ${name}`}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
            <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
              {name}
            </Typography>
            <PublishButton items={sheet.column(code)} about={`all languages of ${node.code} in ${name}`} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {languages.map((language) => (
              <StateChip
                key={language.code}
                node={node.code}
                environment={code}
                language={language.code}
                items={sheet.cell(code, language.code)}
                isNamed
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
