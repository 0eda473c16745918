import { glued } from './glued.ts'
import type { TimeGrammar } from './grammar.ts'

const weekday =
  '((segunda|terça|quarta|quinta|sexta) [feira]|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo)'

export const portuguese: TimeGrammar = {
  hours:
    'zero, uma, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze|quatorze, quinze, dezasseis|dezesseis, dezassete|dezessete, dezoito, dezanove|dezenove, vinte, vinte e uma, vinte e duas, vinte e três, vinte e quatro',
  tables: { minutesGlued: glued('h', '') },
  clock: [
    ['$(hour) [hora|horas|h|em ponto]'],
    ['$(clock) (horas|h)'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) h $(twoDigits)'],
    ['$(hour) $(minutesGlued)'],
    ['$(hour) [hora|horas] e $(minute) [minutos]'],
    ['$(hour) menos $(minute) [minutos]', 0, -1],
    ['$(hour) [horas] e meia', 30],
    ['$(hour) e [um] quarto', 15],
    ['$(hour) e quinze', 15],
    ['$(hour) menos [um] quarto', -15],
    ['([um] quarto|quinze) para (a|as|o) $(hour)', -15],
    ['$(minute) [minutos] para (a|as|o) $(hour)', 0, -1],
    ['meio-dia', 720],
    ['meio-dia e (meia|meio)', 750],
    ['meia-noite', 0],
    ['meia-noite e (meia|meio)', 30],
  ],
  parts: {
    morning: '(da|de|pela) manhã|esta manhã|(da|de) madrugada',
    afternoon: '(da|de|à|pela) tarde|esta tarde',
    night: '(da|de|à|pela) noite|esta noite',
  },
  days: `hoje|amanhã|depois de amanhã|[na|no|nesta|neste] ${weekday}`,
  leads:
    'a|as|ao|o|pelas|para|até|desde|antes da|antes das|depois da|depois das|por volta da|por volta das|a partir das|cerca das|lá pelas',
  trails: 'em ponto|mais ou menos',
  fromNow: [
    '(em|dentro de|daqui a|daqui) [cerca de|uns|umas] ($(number) (segundos|minuto|minutos|hora|horas)|um (minuto|quarto de hora)|meia hora|uma hora [e meia]|hora e meia)',
    'agora [mesmo]|já|imediatamente|o mais cedo possível',
  ],
}
