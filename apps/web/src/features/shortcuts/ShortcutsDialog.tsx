import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { shortcutPlaces, shortcuts, shownKeys } from '../../ui/shortcuts.ts'

/** Every shortcut, from the table that binds them (ruling R361). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keyboard shortcuts" width="md" onClose={onClose}>
      <Columns>
        {shortcutPlaces.map((place) => (
          <section key={place} aria-label={place}>
            <h3>{place}</h3>
            <dl>
              {shortcuts
                .filter(({ where }) => where === place)
                .map(({ does, keys }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((one, index) => (
                        <Fragment key={one}>
                          {index > 0 && ' '}
                          <kbd>{shownKeys(one)}</kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </Columns>
    </Dialog>
  )
}

const Columns = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  columns: '320px 2',
  columnGap: 32,
  paddingBottom: 8,
  '& section': { marginBottom: 16 },
  '& h3': { ...theme.typography.h3, margin: '0 0 4px', breakAfter: 'avoid' },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    padding: '4px 0',
    breakInside: 'avoid',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0, textAlign: 'end', lineHeight: 1.7 },
  '& kbd': {
    ...theme.typography.caption,
    padding: '1px 6px',
    whiteSpace: 'nowrap',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
}))
