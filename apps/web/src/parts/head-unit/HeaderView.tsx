import type { ShownHeader } from '@sdp/domain/gui-responses'
import { ScreenImageView } from './ScreenImageView.tsx'

/** Heading and subheading with an image before and the logo of the provider behind them. */
export function HeaderView({ header, className }: { header: ShownHeader; className: string }) {
  const { heading, subheading, image, providerLogo } = header
  return (
    <div className={className}>
      {image && <ScreenImageView image={image} isSmall />}
      <div className="hu-header-texts">
        <div className="hu-heading" dir="auto">
          {heading}
        </div>
        {subheading !== '' && (
          <div className="hu-subheading" dir="auto">
            {subheading}
          </div>
        )}
      </div>
      {providerLogo && <ScreenImageView image={providerLogo} isSmall />}
    </div>
  )
}
