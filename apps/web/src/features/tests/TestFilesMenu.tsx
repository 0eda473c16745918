import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { messages } from '@sdp/domain'
import { type LineProblem, readTestFile, toJson, toTranscript } from '@sdp/domain/test-files'
import { addTests } from '@sdp/domain/tests'
import { useRef, useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import { openDomain } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { notify, notifyFailure } from '../../ui/notifications.tsx'
import { counted } from '../../ui/numbers.ts'

const maxListed = 100

/** The tests of the domain as files, out and in. */
export function TestFilesMenu() {
  const { edit, disabledReason } = useEdit()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [problems, setProblems] = useState<readonly LineProblem[]>([])
  const input = useRef<HTMLInputElement>(null)
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  const download = (kind: 'transcript' | 'JSON') => () => {
    const { current, language } = openDomain()
    const text = kind === 'JSON' ? toJson(current.tests) : toTranscript(current.tests, language)
    const [end, type] = kind === 'JSON' ? ['json', 'application/json'] : [`${language}.txt`, 'text/plain']
    downloadFile(`${current.name}.tests.${end}`, new Blob([text], { type }))
  }
  const upload = async (file: File) => {
    try {
      const { tests, problems: found } = readTestFile(await file.text(), openDomain().language)
      setProblems(found)
      if (found.length > 0) return
      if (edit(addTests, { tests })) notify('success', messages.tests.added(counted(tests.length, 'test')))
    } catch (error) {
      notifyFailure(messages.tests.fileNotRead(file.name), error)
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Files
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Files' } }}
      >
        <MenuItem onClick={choose(download('transcript'))}>Download as transcripts</MenuItem>
        <MenuItem onClick={choose(download('JSON'))}>Download as JSON</MenuItem>
        <MenuItem disabled={disabledReason !== undefined} onClick={choose(() => input.current?.click())}>
          <ListItemText
            primary="Add tests from a file"
            secondary={disabledReason}
            slotProps={{ primary: { variant: 'body2' } }}
          />
        </MenuItem>
      </Menu>
      <FileInput
        ref={input}
        label="Tests from a file"
        accept=".txt,.json,text/plain,application/json"
        onFiles={([file]) => void upload(file)}
      />
      {problems.length > 0 && <LineProblems problems={problems} onClose={() => setProblems([])} />}
    </>
  )
}

/** Why nothing was added: what is wrong in which line. */
function LineProblems({ problems, onClose }: { problems: readonly LineProblem[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title="No test was added"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {problems.slice(0, maxListed).map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
      {problems.length > maxListed && `And ${counted(problems.length - maxListed, 'line')} more`}
    </Dialog>
  )
}
