import { glued } from './glued.ts'
import type { TimeGrammar } from './grammar.ts'

const weekday = '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const hours = '(heure|heures|h)'

export const french: TimeGrammar = {
  hours:
    'zéro, une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et une|vingt et un, vingt-deux, vingt-trois, vingt-quatre',
  tables: { minutesGlued: glued('h', '') },
  clock: [
    [`$(hour) [${hours}]`],
    [`$(hour) ${hours} $(minute)`],
    ['$(hour) $(minutesGlued)'],
    [`$(hour) ${hours} et (demie|demi)`, 30],
    [`$(hour) ${hours} [et] quart`, 15],
    [`$(hour) ${hours} [et] trois quarts`, 45],
    [`$(hour) ${hours} moins [le|un] quart`, -15],
    [`$(hour) ${hours} moins $(minute)`, 0, -1],
    ['midi', 720],
    ['midi et (demie|demi)', 750],
    ['midi [et] quart', 735],
    ['midi moins [le] quart', 705],
    ['midi $(minute)', 720],
    ['minuit', 0],
    ['minuit et (demie|demi)', 30],
    ['minuit [et] quart', 15],
    ['minuit moins [le] quart', -15],
    ['minuit $(minute)', 0],
  ],
  parts: {
    morning: '[du|le|ce|au] matin|(en|dans la) matinée',
    afternoon: "(de|dans) l'après-midi|[l'|cet|cette] après-midi|l'après-midi",
    evening: '[du|le|ce|au] soir|(en|dans la) soirée',
    night: '(de|dans) la nuit|cette nuit',
  },
  days: `aujourd'hui|demain|après-demain|[ce|le] ${weekday} [prochain]`,
  leads:
    "à|vers|avant|après|dès|pour|de|environ|aux alentours de|à partir de|au plus tard à|jusqu'à|d'ici|pile",
  trails: 'pile|précises|environ',
  fromNow: [
    "(dans|d'ici) [environ] ($(number) (secondes|minute|minutes|min|heure|heures|h)|une (minute|heure|demi-heure|heure et demie)|un quart d'heure|trois quarts d'heure|quelques minutes)",
    'maintenant|tout de suite|immédiatement|dès que possible',
  ],
}
