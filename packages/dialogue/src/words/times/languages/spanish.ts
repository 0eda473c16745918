import { glued } from './glued.ts'
import type { TimeGrammar } from './grammar.ts'

const weekday = '(lunes|martes|miércoles|jueves|viernes|sábado|domingo)'

export const spanish: TimeGrammar = {
  hours:
    'cero, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuna|veintiún, veintidós, veintitrés, veinticuatro',
  tables: { minutesGlued: glued('h', '') },
  clock: [
    ['$(hour) [hora|horas|h|en punto]'],
    ['$(clock) (horas|h)'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) h $(twoDigits)'],
    ['$(hour) $(minutesGlued)'],
    ['$(hour) [horas] (y|con) $(minute) [minutos]'],
    ['$(hour) menos $(minute) [minutos]', 0, -1],
    ['$(hour) y media', 30],
    ['$(hour) y cuarto', 15],
    ['$(hour) menos cuarto', -15],
    ['[un] cuarto para (la|las) $(hour)', -15],
    ['$(minute) [minutos] para (la|las) $(hour)', 0, -1],
    ['mediodía', 720],
    ['medianoche', 0],
  ],
  parts: {
    morning: '(de|por|en) la mañana|esta mañana|(de|por) [la] madrugada',
    noon: 'del mediodía',
    afternoon: '(de|por|en) la tarde|esta tarde',
    night: '(de|por|en) la noche|esta noche',
  },
  marks: { morning: 'am|a m', afternoon: 'pm|p m' },
  days: `hoy|mañana|pasado mañana|[el|este] ${weekday} [que viene]`,
  leads:
    'a|al|el|la|las|sobre|hacia|para|desde|hasta|antes de|después de|a eso de|alrededor de|a partir de|como a|justo',
  trails: 'en punto|más o menos',
  fromNow: [
    '(en|dentro de) [unos|unas] ($(number) (segundos|minuto|minutos|hora|horas)|un (minuto|cuarto de hora)|media hora|una hora [y media]|hora y media|tres cuartos de hora)',
    'ahora [mismo]|ya|inmediatamente|enseguida|de inmediato|lo antes posible',
  ],
}
