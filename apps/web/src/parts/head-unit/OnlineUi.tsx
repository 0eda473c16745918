import type { OnlineScreen } from '@sdp/domain/gui-responses'
import type { CSSProperties } from 'react'
import { HeaderView } from './HeaderView.tsx'
import { OnlineBody } from './OnlineBody.tsx'
import { hueOf } from './screens.ts'

/** A screen of Online UI: header and background, which all layouts have, and the body. */
export function OnlineUi({ screen }: { screen: OnlineScreen }) {
  const { header, background, isWaiting } = screen
  const style = background === '' ? undefined : ({ '--hue': hueOf(background) } as CSSProperties)
  return (
    <div className="hu-online" data-background={background !== ''} style={style}>
      <HeaderView header={header} className="hu-header" />
      <OnlineBody screen={screen} />
      {isWaiting && <div className="hu-wait" role="img" aria-label="Wait icon" />}
      {background !== '' && <div className="hu-background-name">{background}</div>}
    </div>
  )
}
