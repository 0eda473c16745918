import type { Ref } from 'react'

interface FileInputProps {
  /** By which a button opens it. */
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  multiple?: boolean
  /** Called with at least one file. */
  onFiles: (files: [File, ...File[]]) => void
}

/** Chooses files; it has no look of its own. */
export function FileInput({ ref, label, accept, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={({ target }) => {
        const [first, ...more] = target.files ?? []
        // Emptied, so that the same file can be chosen again once it is mended
        target.value = ''
        if (first !== undefined) onFiles([first, ...more])
      }}
    />
  )
}
