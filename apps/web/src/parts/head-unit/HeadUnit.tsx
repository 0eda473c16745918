import type { ShownScreen } from '@sdp/domain/gui-responses'
import type { CSSProperties } from 'react'
import { OnlineUi } from './OnlineUi.tsx'
import { DictationScreen, PicklistScreen, ProactiveScreen, ToastScreen } from './OtherScreens.tsx'
import { screenSize } from './screens.ts'
import './head-unit.css'

interface HeadUnitProps {
  screen: ShownScreen
  /** Which one it is; its proportions are those of its screen. */
  headUnit: string
  light: 'day' | 'night'
  /** Of the language that is shown. */
  direction: 'ltr' | 'rtl'
}

/** A car's screen as a driver sees it. All measures are pixels of that screen, whatever room the picture has. */
export function HeadUnit({ screen, headUnit, light, direction }: HeadUnitProps) {
  const { width, height } = screenSize(headUnit)
  return (
    <section
      className="hu-frame"
      aria-label="Picture of the head unit"
      data-light={light}
      data-shape={width > height ? 'wide' : 'tall'}
      dir={direction}
      style={{ '--width': width, '--height': height } as CSSProperties}
    >
      <div className="hu-screen">
        <div className="hu-status">
          <span>10:30</span>
          <span>21 °C</span>
        </div>
        <ScreenContent screen={screen} />
        <div className="hu-voice" />
      </div>
    </section>
  )
}

function ScreenContent({ screen }: { screen: ShownScreen }) {
  switch (screen.kind) {
    case 'online':
      return <OnlineUi screen={screen} />
    case 'toast':
      return <ToastScreen type={screen.type} texts={screen.texts} />
    case 'dictation':
      return <DictationScreen screenType={screen.screenType} labels={screen.labels} />
    case 'picklist':
      return <PicklistScreen element={screen.element} />
    case 'proactive':
      return <ProactiveScreen type={screen.type} />
    case 'reference':
      return (
        <div className="hu-note">
          <span>This screen comes at run time from</span>
          <span className="hu-reference">{screen.reference}</span>
        </div>
      )
    case 'nothing':
      return <div className="hu-note">Nothing is drawn for this type.</div>
  }
}
