import LowRangeIcon from '@mui/icons-material/BatteryAlert'
import CancelIcon from '@mui/icons-material/CancelOutlined'
import ChatIcon from '@mui/icons-material/Chat'
import ChargingIcon from '@mui/icons-material/EvStation'
import MicIcon from '@mui/icons-material/Mic'
import MusicIcon from '@mui/icons-material/MusicNote'
import PersonIcon from '@mui/icons-material/Person'
import PhoneIcon from '@mui/icons-material/PhoneIphone'
import RadioIcon from '@mui/icons-material/Radio'
import VolumeIcon from '@mui/icons-material/VolumeUp'
import GreetingIcon from '@mui/icons-material/WavingHand'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ fontSize: 'inherit' }>

const toastIcons: Readonly<Record<string, Icon>> = {
  CONTACT: PersonIcon,
  MEDIA: MusicIcon,
  TEXT: ChatIcon,
  TEXT_CANCEL: ChatIcon,
  TUNER: RadioIcon,
  VOLUME: VolumeIcon,
}

/** A short message over whatever the screen shows. */
export function ToastScreen({ type, texts }: { type: string; texts: readonly string[] }) {
  const ToastIcon = toastIcons[type] ?? ChatIcon
  const [first = '', ...more] = texts
  return (
    <div className="hu-home">
      <div className="hu-toast" data-toast={type}>
        <ToastIcon fontSize="inherit" />
        <div className="hu-item-texts">
          <span className="hu-text1" dir="auto">
            {first}
          </span>
          {more.map((text) => (
            <span key={text} className="hu-text2" dir="auto">
              {text}
            </span>
          ))}
          {type === 'VOLUME' && <span className="hu-meter" />}
        </div>
        {type === 'TEXT_CANCEL' && <CancelIcon fontSize="inherit" />}
      </div>
    </div>
  )
}

const dictationTitles: Readonly<Record<string, string>> = {
  sms: 'New SMS',
  instant_message: 'New message',
  email: 'New e-mail',
  emailfwd: 'Fwd: Our trip',
  emailreplay: 'Re: Our trip',
}

/** A message that is being spoken, with what can be said as buttons. */
export function DictationScreen({ screenType, labels }: { screenType: string; labels: readonly string[] }) {
  const isMail = screenType.startsWith('email')
  return (
    <div className="hu-dictation" data-mail={isMail}>
      <div className="hu-heading">{dictationTitles[screenType] ?? screenType}</div>
      <div className="hu-recipient">
        <PersonIcon fontSize="inherit" />
        {isMail ? 'alex@example.com' : 'Alex'}
      </div>
      <div className="hu-message">
        <span>I am on my way and will be there at half past ten</span>
        <span className="hu-cursor" />
        <MicIcon fontSize="inherit" />
      </div>
      <div className="hu-labels">
        {labels.map((label) => (
          <span key={label} className="hu-label">
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A list that is on the screen already, with one entry opened. */
export function PicklistScreen({ element }: { element: string }) {
  const rows = 5
  const number = Number(element)
  const chosen = Number.isInteger(number) && number >= 1 && number <= rows ? number : 1
  return (
    <div className="hu-picklist">
      <ol>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are only their places
          <li key={index} className="hu-item" data-chosen={index + 1 === chosen}>
            <span className="hu-place">{index + 1}</span>
            <span className="hu-bar" />
          </li>
        ))}
      </ol>
      <div className="hu-detail">
        <div className="hu-heading" dir="auto">
          {element === '' ? 'List element' : element}
        </div>
        <span className="hu-bar" />
        <span className="hu-bar" />
        <span className="hu-bar" />
      </div>
    </div>
  )
}

const proactiveScreens: Readonly<Record<string, { icon: Icon; heading: string; text: string }>> = {
  personal_greeting: { icon: GreetingIcon, heading: 'Good morning, Alex', text: 'Nice to see you again.' },
  charging_info: { icon: ChargingIcon, heading: 'Charging: 80 %', text: 'Ready to go at 10:30.' },
  low_range_info: {
    icon: LowRangeIcon,
    heading: '35 km left',
    text: 'Shall I look for a charging station on the way?',
  },
  forgotten_phone: {
    icon: PhoneIcon,
    heading: 'Your phone is still in the car',
    text: 'Please remember to take it with you.',
  },
}

/** What the assistant says on its own. */
export function ProactiveScreen({ type }: { type: string }) {
  const {
    icon: TypeIcon,
    heading,
    text,
  } = proactiveScreens[type] ?? {
    icon: ChatIcon,
    heading: type,
    text: '',
  }
  return (
    <div className="hu-home">
      <div className="hu-card">
        <TypeIcon fontSize="inherit" />
        <div className="hu-item-texts">
          <span className="hu-heading">{heading}</span>
          <span className="hu-text2">{text}</span>
        </div>
      </div>
    </div>
  )
}
