import type { TimeGrammar } from './grammar.ts'

const weekday = '(måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)'

export const swedish: TimeGrammar = {
  hours:
    'noll, ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo, tjugoett, tjugotvå, tjugotre, tjugofyra',
  clock: [
    ['$(hour)'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) noll $(minute)'],
    ['halv $(hour)', -30],
    ['[en] kvart över $(hour)', 15],
    ['[en] kvart i $(hour)', -15],
    ['$(minute) [minuter] över $(hour)'],
    ['$(minute) [minuter] i $(hour)', 0, -1],
    ['$(minute) [minuter] över halv $(hour)', -30],
    ['$(minute) [minuter] i halv $(hour)', -30, -1],
    ['midnatt', 0],
  ],
  parts: {
    morning: 'på (morgonen|förmiddagen)|i morse|imorse|bitti|förmiddag',
    afternoon: 'på eftermiddagen|[i] eftermiddag',
    evening: 'på kvällen|[i] kväll|ikväll',
    night: 'på natten|[i] natt|inatt',
  },
  days: `idag|i dag|imorgon|i morgon|i övermorgon|övermorgon|[på|nästa] ${weekday}`,
  leads: 'klockan|kl|vid|runt|omkring|ungefär|före|efter|till|från|senast|prick|innan',
  trails: 'prick|ungefär',
  fromNow: [
    'om [ungefär] ($(number) (sekunder|minut|minuter|timme|timmar)|en (minut|timme|halvtimme|halv timme|kvart|kvarts timme)|en och en halv timme|några minuter)',
    'nu|genast|på en gång|omedelbart|med en gång',
  ],
}
