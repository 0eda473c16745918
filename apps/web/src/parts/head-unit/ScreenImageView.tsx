import ImageIcon from '@mui/icons-material/Image'
import type { ShownImage } from '@sdp/domain/gui-responses'
import { useState } from 'react'
import { hueOf, initialsOf } from './screens.ts'

interface ScreenImageViewProps {
  image: ShownImage
  /** A small one has no room for its name. */
  isSmall?: boolean
}

/** An image of a screen; where it cannot be loaded, a tile with its name. */
export function ScreenImageView({ image: { src, label }, isSmall = false }: ScreenImageViewProps) {
  const [failed, setFailed] = useState<string>()
  if (src !== undefined && src !== failed) {
    return <img className="hu-image" src={src} alt={label} onError={() => setFailed(src)} />
  }
  return (
    <span className="hu-image hu-tile" style={{ '--hue': hueOf(label) } as object} title={label}>
      {isSmall ? (
        <span aria-hidden>{initialsOf(label)}</span>
      ) : (
        <>
          <ImageIcon fontSize="inherit" />
          <span className="hu-tile-name">{label}</span>
        </>
      )}
    </span>
  )
}
