import UploadIcon from '@mui/icons-material/FileUpload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { dataUrl, imageFormats, type JsonPath, quickImageKilobytes, textAt } from '@sdp/domain/gui-responses'
import { useId, useRef, useState } from 'react'
import { FileInput } from '../../ui/FileInput.tsx'
import { FormSelect } from './FormSelect.tsx'
import { readImage } from './read-image.ts'
import { useDisabledReason, useFormChange, useFormProblem, useFormValue } from './template-form.tsx'

const none = 'none'
const formats = [
  { value: none, label: 'None' },
  { value: 'base64', label: 'Uploaded (base64)' },
  { value: 'url', label: 'Address (url)' },
  { value: 'ref', label: 'Reference (ref)' },
  { value: 'gfx', label: 'Graphic (gfx)' },
]
const payloadLabels: Readonly<Record<string, string>> = { url: 'address', ref: 'reference', gfx: 'graphic' }

/** An image of the template: where it is from, and what it is there. */
export function ImageField({ label, path }: { label: string; path: JsonPath }) {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const image = useFormValue(path)
  const format = image === undefined ? none : textAt(image, ['format'])
  const payload = textAt(image, ['payload'])
  const problem = useFormProblem(path)
  const choose = (chosen: string) => {
    if (chosen === none) return set(path, undefined)
    const isKept = chosen !== 'base64' && format !== 'base64'
    const fields = typeof image === 'object' ? image : undefined
    set(path, { ...fields, format: chosen, payload: isKept ? payload : '' })
  }
  const isKnown = (imageFormats as readonly string[]).includes(format)
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        // One that is not chosen leaves room for another one next to it
        ...(format !== none && { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(130px, 2fr) 3fr' }),
      }}
    >
      <FormSelect
        label={label}
        value={format}
        options={formats}
        disabledReason={disabledReason}
        onChange={choose}
      />
      {format === 'base64' ? (
        <UploadField
          label={label}
          payload={payload}
          problem={problem?.isError ? problem.message : undefined}
          onLoad={(content) => set([...path, 'payload'], content)}
        />
      ) : (
        isKnown && (
          <TextField
            label={`${label}: ${payloadLabels[format]}`}
            value={payload}
            disabled={disabledReason !== undefined}
            error={problem?.isError ?? false}
            helperText={problem?.message}
            onChange={({ target }) => set([...path, 'payload'], target.value)}
          />
        )
      )}
      {!isKnown && problem !== undefined && <FormHelperText error>{problem.message}</FormHelperText>}
    </Box>
  )
}

interface UploadFieldProps {
  label: string
  payload: string
  problem: string | undefined
  onLoad: (payload: string) => void
}

function UploadField({ label, payload, problem, onLoad }: UploadFieldProps) {
  const disabledReason = useDisabledReason()
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const src = dataUrl(payload)
  const load = async (file: File) => {
    const read = await readImage(file)
    setRefusal('problem' in read ? read.problem : undefined)
    if ('payload' in read) onLoad(read.payload)
  }
  const error = refusal ?? problem
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        {src && <img src={src} alt="" style={{ height: 32, maxWidth: 64, objectFit: 'contain' }} />}
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={disabledReason !== undefined}
          aria-label={`Upload ${label}`}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {payload === '' ? 'Upload' : 'Replace'}
        </Button>
        <FileInput
          ref={input}
          label={`${label} file`}
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
          onFiles={([file]) => void load(file)}
        />
      </Box>
      <FormHelperText id={hint} error={error !== undefined}>
        {error ?? `PNG, JPEG, GIF, WebP or SVG, best below ${quickImageKilobytes} KB`}
      </FormHelperText>
    </Box>
  )
}
