import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keepAsDraft } from '../../editing/draft-keeping.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { reloadDomain } from '../../editing/reload-domain.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { languageIn } from './tree-rows.ts'
import { useSavePoints } from './use-save-points.ts'

/** Says that somebody deleted what is open, which otherwise would refuse one request after another (ruling R65). */
export function DeletedDialog() {
  const deletion = useEditingStore((state) => state.deletion)
  if (deletion === undefined) return undefined
  return deletion.of === 'language' ? <LanguageDeleted by={deletion.by} /> : <Deleted {...deletion} />
}

interface DeletedProps {
  of: 'domain' | 'save point' | 'language'
  by: string
}

function Deleted({ of, by }: DeletedProps) {
  const domain = useDomain(({ name }) => name)
  const savePoint = useEditing((editing) => editing.savePoint)
  const language = useEditing((editing) => editing.language)
  const { all } = useSavePoints()
  const navigate = useNavigate()
  const showDomain = useShowDomain()
  const goOn = useGoOn()
  const original = of === 'save point' ? all.find((one) => one.original) : undefined
  const toList = () => navigate({ to: '/domains', ignoreBlocker: true })
  return (
    <Frame
      name={of === 'domain' ? domain : messages.savePoints.ofDomain(savePoint, domain)}
      by={by}
      kept={messages.domain.placeDeleted}
    >
      <Button onClick={() => void goOn(toList)} autoFocus={original === undefined}>
        All domains
      </Button>
      {original && (
        <Button
          variant="contained"
          autoFocus
          onClick={() =>
            void goOn(() =>
              showDomain({ id: original._id, language: languageIn(original, language), wasRequested: true }),
            )
          }
        >
          Open Original
        </Button>
      )}
    </Frame>
  )
}

function LanguageDeleted({ by }: { by: string }) {
  const domain = useDomain(({ name }) => name)
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const isInAddress = useEditingStore(({ open }) => open?.requestedLanguage !== undefined)
  const showDomain = useShowDomain()
  const goOn = useGoOn()
  const openDefault = () =>
    isInAddress ? showDomain({ id: domainId, language: undefined, wasRequested: true }) : reloadDomain()
  return (
    <Frame
      name={messages.domain.languageOf(language, domain)}
      by={by}
      kept={messages.domain.languageDeleted(language)}
    >
      <Button variant="contained" onClick={() => void goOn(openDefault)} autoFocus>
        Open the default language
      </Button>
    </Frame>
  )
}

/** Leaves what was deleted. Nobody is asked about unsaved changes, since they are kept first and cannot be saved there. */
function useGoOn(): (go: () => Promise<void>) => Promise<void> {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  return async (go) => {
    if (isUnsaved && !(await keepAsDraft())) notify('error', messages.drafts.notKept)
    else await go()
  }
}

interface FrameProps {
  name: string
  by: string
  /** What becomes of unsaved changes. */
  kept: string
  /** The ways on. */
  children: ReactNode
}

function Frame({ name, by, kept, children }: FrameProps) {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  return (
    <Dialog
      open
      title={messages.domain.deletedBy(name, by)}
      width="xs"
      onClose={() => useEditingStore.setState({ deletion: undefined })}
      actions={children}
    >
      <DialogContentText>{isUnsaved ? kept : messages.domain.deletedMeanwhile}</DialogContentText>
    </Dialog>
  )
}
