import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checklist } from './Checklist.tsx'
import { DropArea } from './DropArea.tsx'
import { PlatformField } from './PlatformField.tsx'
import { Refusal } from './Refusal.tsx'
import { checkUpload, nothingChosen, withFiles, withoutFile, withPlatform } from './upload-state.ts'
import type { useResourceUpload } from './use-resource-upload.ts'

type ResourceUploadDialogProps = Omit<ReturnType<typeof useResourceUpload>, 'open'>

/** DRES-004. */
const width = 920

/** Chooses the files of the open domain and uploads them, once all that are needed are there. */
export function ResourceUploadDialog({ state, setState, close, upload }: ResourceUploadDialogProps) {
  const { disabledReason } = useEdit()
  const domain = useUploadDomain()
  const checked = checkUpload(state, domain)
  const isUploading = state.status === 'uploading'
  const canUpload = checked.canUpload && disabledReason === undefined

  return (
    <Dialog
      open={state.status !== 'closed'}
      title="Upload JSON files (alpha)"
      width={width}
      busy={isUploading}
      onClose={close}
      actions={
        <>
          <Button
            sx={{ mr: 'auto', ml: -1 }}
            disabled={isUploading || (state.files.length === 0 && state.failure === undefined)}
            onClick={() => setState((before) => ({ ...nothingChosen, platform: before.platform }))}
          >
            Clear
          </Button>
          <Button disabled={isUploading} onClick={close}>
            Cancel
          </Button>
          <Tooltip title={disabledReason ?? ''} describeChild>
            <span>
              <Button variant="contained" disabled={!canUpload} onClick={() => void upload(checked)}>
                {isUploading ? 'Uploading …' : 'Upload'}
              </Button>
            </span>
          </Tooltip>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.75 }}>
        {!domain.ssmlTransition && (
          <PlatformField
            value={state.platform}
            platforms={domain.platforms}
            message={checked.platformMessage}
            disabled={isUploading}
            onChange={(platform) => setState((before) => withPlatform(before, platform))}
          />
        )}
        <DropArea
          disabled={isUploading}
          onFiles={(files) => setState((before) => withFiles(before, files))}
        />
        {state.failure && <Refusal {...state.failure} />}
        <Checklist
          {...checked}
          onRemove={isUploading ? undefined : (file) => setState((before) => withoutFile(before, file))}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The files replace what they describe, texts in {domain.language} only. It is one save, which the
          history shows.
        </Typography>
      </Box>
    </Dialog>
  )
}

function useUploadDomain() {
  const domainName = useDomain((domain) => domain.name)
  const embedded = useDomain((domain) => domain.embedded)
  const platforms = useDomain((domain) => domain.platforms)
  const language = useEditing((editing) => editing.language)
  const { enableSsmlTransition: ssmlTransition = false } = useFeatureFlags()
  return { domainName, embedded, platforms, language, ssmlTransition }
}
