import type { TimeGrammar } from './grammar.ts'

const ordinals =
  'pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest'.split(
    ' ',
  )

/** Hours are ordinals, and follow the preposition: `ósma`, `o ósmej`, `na ósmą`. */
const endings = (stem: string) => ({
  a: `${stem}a`,
  ej: stem === 'drug' ? 'drugiej' : `${stem}ej`,
  ą: `${stem}ą`,
})

function hour(value: number): string {
  const tens = endings('dwudziest')
  const units = endings(ordinals[(value > 20 ? value - 20 : value) - 1]!)
  const forms =
    value > 20 ? (['a', 'ej', 'ą'] as const).map((one) => `${tens[one]} ${units[one]}`) : Object.values(units)
  return forms.join('|')
}

export const polish: TimeGrammar = {
  hours: ['zero|zerowa|zerowej', ...Array.from({ length: 24 }, (_, at) => hour(at + 1))].join(', '),
  clock: [
    ['$(hour)'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) zero $(minute)'],
    ['(wpół|pół) do $(hour)', -30],
    ['kwadrans po $(hour)', 15],
    ['kwadrans przed $(hour)', -15],
    ['za kwadrans $(hour)', -15],
    ['$(minute) [minut|minuty] po $(hour)'],
    ['$(minute) [minut|minuty] przed $(hour)', 0, -1],
    ['za $(minute) [minut|minuty] $(hour)', 0, -1],
    ['południe', 720],
    ['północ|północy', 0],
  ],
  parts: {
    morning: 'rano|z rana|nad ranem|przed południem',
    afternoon: 'po południu|popołudniu',
    evening: 'wieczorem|wieczór',
    night: 'w nocy',
  },
  days: 'dzisiaj|dziś|jutro|pojutrze|[w|we] (poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę)',
  leads:
    'o|około|koło|po|przed|na|do|od|w|równo|punktualnie|godzina|godzinie|godzinę|godziny|godziną|najpóźniej',
  fromNow: [
    'za [około] ($(number) (sekund|minut|minuty|minutę|godzin|godziny|godzinę)|minutę|godzinę|pół godziny|kwadrans|półtorej godziny|parę minut|kilka minut)',
    'teraz|zaraz|natychmiast|od razu',
  ],
}
