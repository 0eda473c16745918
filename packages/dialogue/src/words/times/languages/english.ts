import type { TimeGrammar } from './grammar.ts'

const weekday = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const duration =
  '($(number) (seconds|minute|minutes|min|mins|hour|hours)|(a|one) (minute|moment)|(an|one|half an|a half|half a|a quarter of an|three quarters of an) hour|an hour and a half|a (few|couple of) (minutes|hours))'

export const english: TimeGrammar = {
  clock: [
    ["$(hour) [o'clock|hours]"],
    ['$(hour) $(twoDigits)'],
    ['$(hour) (oh|o|zero) $(minute)'],
    ["half [past] $(hour) [o'clock]", 30],
    ["[a] quarter (past|after) $(hour) [o'clock]", 15],
    ["[a] quarter (to|of|before|till|til) $(hour) [o'clock]", -15],
    ['$(minute) [minutes] (past|after) $(hour)'],
    ['$(minute) [minutes] (to|before|till|til) $(hour)', 0, -1],
    ['noon|midday|noontime', 720],
    ['midnight', 0],
  ],
  parts: {
    morning: '[in the|this] [early|late] morning',
    afternoon: '[in the|this] [early|late] afternoon',
    evening: '[in the|this] [early|late] evening',
    night: '[at|in the|this] night|tonight',
  },
  marks: { morning: 'am|a m', afternoon: 'pm|p m', noon: '[at] (noon|midday)', night: '[at] midnight' },
  days: `today|[the] day after tomorrow|tomorrow|[on|this|next] ${weekday}`,
  leads:
    'at|around|about|by|before|after|until|till|from|for|past|exactly|roughly|approximately|no later than|the',
  trails: 'sharp|or so|on the dot|latest|at the latest',
  fromNow: [
    `in [about|around] ${duration}`,
    `${duration} from now`,
    '[right] now|immediately|right away|straight away|as soon as possible',
  ],
}
