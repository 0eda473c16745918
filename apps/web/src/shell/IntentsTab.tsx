import { useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import { TakeOverFromDissButton } from '../features/diss/TakeOverFromDissButton.tsx'
import { IntentsPage } from '../features/intents/IntentsPage.tsx'
import { ReusablePartsSection } from '../features/reusable-parts/ReusablePartsSection.tsx'
import { SheetMenu } from '../features/sheets/SheetMenu.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { expressionKeys, OpenExpressions } from './OpenExpressions.tsx'
import { useDialogInAddress } from './use-dialog-in-address.ts'
import { useFindRules } from './use-find-rules.ts'

/** What is on the tab of the intents; the features in it do not know each other. */
export function IntentsTab() {
  const { search } = useSearch({ from: '/default/domains/$domainId/intent-editor' })
  const { domainId } = useParams({ from: '/default/domains/$domainId/intent-editor' })
  const findRules = useFindRules('intent')
  // What is on the screen comes first
  const isBelowDrawn = useDeferredValue(true, false)
  const { open } = useDialogInAddress(expressionKeys)
  const openExpressions = useCallback((intent: string) => open({ intent }), [open])
  return (
    <>
      {/* A link to another search begins with that one */}
      <IntentsPage
        key={search}
        search={search}
        tools={
          <>
            <LinkButton
              variant="outlined"
              to="/domains/$domainId/everyday-language"
              params={{ domainId }}
              search={({ language }) => ({ language })}
            >
              Everyday language
            </LinkButton>
            <TakeOverFromDissButton />
            <SheetMenu kind="intents" />
          </>
        }
        onFindRules={findRules}
        onOpenExpressions={openExpressions}
      />
      {isBelowDrawn && <ReusablePartsSection onOpenExpressions={openExpressions} />}
      <OpenExpressions />
    </>
  )
}
