import ImageIcon from '@mui/icons-material/ImageOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { hueOf, initials } from './domain-card.ts'

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: 8,
  overflow: 'hidden',
  fontWeight: 600,
  letterSpacing: '0.02em',
  userSelect: 'none',
  background: 'hsl(var(--hue) 45% 90%)',
  color: 'hsl(var(--hue) 55% 24%)',
  ...theme.applyStyles('dark', {
    background: 'hsl(var(--hue) 28% 24%)',
    color: 'hsl(var(--hue) 60% 82%)',
  }),
}))

interface DomainPictureProps {
  name: string
  picture: string
  size: number
}

/** The picture of a domain, or its initials in a colour of its own. Decoration: the name is next to it. */
export function DomainPicture({ name, picture, size }: DomainPictureProps) {
  const [broken, setBroken] = useState<string>()
  const box = {
    width: size,
    height: size,
    fontSize: size * 0.36,
    '--hue': hueOf(name),
  } as React.CSSProperties
  return (
    <Tile style={box} aria-hidden>
      {picture === '' || picture === broken ? (
        initials(name) || <ImageIcon fontSize="small" />
      ) : (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          // Where pictures are kept need not know which domain is looked at.
          referrerPolicy="no-referrer"
          style={{ objectFit: 'cover' }}
          onError={() => setBroken(picture)}
        />
      )}
    </Tile>
  )
}
