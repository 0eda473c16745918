import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messages, type PeopleList } from '@sdp/domain'
import { checkNewUser } from '@sdp/domain/users'
import { type KeyboardEvent, useId, useState } from 'react'
import { confirm } from '../ui/ConfirmDialog.tsx'

interface PeopleColumnProps {
  group: PeopleList
  title: string
  members: readonly string[]
  disabled: boolean
  isBusy: boolean
  /** Puts these in place of the members that are shown; returns whether that worked. */
  onKeep: (users: string[]) => Promise<boolean>
  /** Whether removing this one takes a right away from who is signed in (ruling R349). */
  isOwnRole?: (member: string) => boolean
}

/** A list of people who may do something, to add to and to remove from. */
export function PeopleColumn(props: PeopleColumnProps) {
  const { group, title, members, disabled, isBusy, onKeep, isOwnRole: isOwn = () => false } = props
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const titleId = useId()

  const add = async () => {
    const found = checkNewUser(name, { group, members })
    setProblem(found)
    if (found === undefined && (await onKeep([...members, name.trim()]))) setName('')
  }

  const remove = async (member: string) => {
    const isOwnRole = isOwn(member)
    const isConfirmed = await confirm({
      title: isOwnRole ? 'Remove yourself?' : `Remove from ${title}?`,
      text: isOwnRole ? messages.users.confirmOwnRemoval : messages.users.confirmRemoval(member, title),
      action: 'Remove',
      danger: true,
    })
    if (!isConfirmed) return
    await onKeep(members.filter((one) => one !== member))
  }

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h3" id={titleId}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {members.length}
        </Typography>
      </Box>
      <TextField
        placeholder="Name or e-mail"
        value={name}
        disabled={disabled}
        onChange={({ target }) => {
          setName(target.value)
          setProblem(undefined)
        }}
        onKeyDown={addOnEnter}
        error={problem !== undefined}
        helperText={problem ?? ' '}
        slotProps={{
          htmlInput: { 'aria-label': `Add to ${title}`, spellCheck: false, autoCapitalize: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label={`Add the entry to ${title}`}
                  edge="end"
                  size="small"
                  disabled={disabled || isBusy}
                  onClick={() => void add()}
                >
                  <AddIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <List aria-label={title} disablePadding sx={{ height: 320, overflowY: 'auto' }}>
        {members.map((member) => (
          <ListItem
            key={member}
            disableGutters
            sx={{ py: 0, minHeight: 34, borderBottom: 1, borderColor: 'divider' }}
            secondaryAction={
              <IconButton
                aria-label={`Delete ${member} from ${title}`}
                edge="end"
                size="small"
                disabled={isBusy}
                onClick={() => void remove(member)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemText
              primary={member}
              slotProps={{ primary: { variant: 'body2', noWrap: true, title: member } }}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
