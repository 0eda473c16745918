import type { TimeGrammar } from './grammar.ts'

const weekday = '(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)'

export const italian: TimeGrammar = {
  hours:
    "zero, una|l'una|all'una|dell'una|dall'una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno|ventuna, ventidue, ventitré, ventiquattro",
  clock: [
    ['$(hour) [in punto]'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) e $(minute) [minuti]'],
    ['$(hour) meno $(minute) [minuti]', 0, -1],
    ['$(hour) e (mezza|mezzo)', 30],
    ['$(hour) e [un] quarto', 15],
    ['$(hour) e tre quarti', 45],
    ['$(hour) meno [un] quarto', -15],
    ['[un] quarto alle $(hour)', -15],
    ['$(minute) alle $(hour)', 0, -1],
    ['mezzogiorno', 720],
    ['mezzogiorno e (mezza|mezzo)', 750],
    ['mezzogiorno e [un] quarto', 735],
    ['mezzanotte', 0],
    ['mezzanotte e (mezza|mezzo)', 30],
    ['mezzanotte e [un] quarto', 15],
  ],
  parts: {
    morning:
      '[di|la|della] mattina|del mattino|questa mattina|stamattina|stamani|in mattinata|nella mattinata',
    afternoon: '[del|di|nel|questo] pomeriggio',
    evening: '[di|la|della|in] sera|questa sera|stasera|in serata',
    night: '(di|la|della) notte|nella notte|questa notte|stanotte',
  },
  days: `oggi|domani|dopodomani|[questo|questa] ${weekday} [prossimo|prossima]`,
  leads:
    'a|alle|le|ore|verso|circa|per|entro|dopo|dalle|delle|prima delle|prima di|fino alle|intorno alle|a partire dalle',
  trails: 'circa|in punto',
  fromNow: [
    "(tra|fra) [circa] ($(number) (secondi|minuto|minuti|ora|ore)|un'ora [e mezza|e mezzo]|mezz'ora|mezzora|un minuto|un quarto d'ora|tre quarti d'ora|pochi minuti)",
    'adesso|ora|subito|immediatamente|il prima possibile',
  ],
}
