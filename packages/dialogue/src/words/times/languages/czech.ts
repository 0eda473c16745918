import type { TimeGrammar } from './grammar.ts'

const halfHours = 'jedné druhé třetí čtvrté páté šesté sedmé osmé deváté desáté jedenácté dvanácté'.split(' ')
const hours = '(hodin|hodina|hodinu|hodiny|hodině|h)'
const minutes = '[minut|minuty|minutu]'

export const czech: TimeGrammar = {
  hours:
    'nula, jedna|jednu|jedné, dvě|dva, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct, třináct, čtrnáct, patnáct, šestnáct, sedmnáct, osmnáct, devatenáct, dvacet, dvacet jedna|jednadvacet, dvacet dva|dvacet dvě|dvaadvacet, dvacet tři|třiadvacet, dvacet čtyři|čtyřiadvacet',
  tables: { hourOf: Object.fromEntries(halfHours.map((word, at) => [word, at + 1])) },
  clock: [
    [`$(hour) [${hours}]`],
    [`$(clock) ${hours}`],
    [`$(hour) ${hours} [a] $(minute) ${minutes}`],
    ['$(hour) $(twoDigits)'],
    ['půl $(hourOf)', -30],
    ['čtvrt na $(hour)', -45],
    ['(tři čtvrtě|třičtvrtě|tři čtvrti) na $(hour)', -15],
    [`za $(minute) ${minutes} $(hour)`, 0, -1],
    [`za $(minute) ${minutes} půl $(hourOf)`, -30, -1],
    ['poledne', 720],
    ['půlnoc|půlnoci', 0],
  ],
  parts: {
    morning: 'ráno|dopoledne',
    afternoon: 'odpoledne',
    evening: 'večer',
    night: 'v noci',
  },
  days: 'dnes|dneska|zítra|pozítří|[v|ve] (pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli)',
  leads: 'v|ve|o|kolem|okolo|před|po|do|od|na|přesně|zhruba|nejpozději',
  fromNow: [
    'za [asi] ($(number) (sekund|minut|minuty|minutu|hodin|hodiny|hodinu)|minutu|hodinu [a půl]|půl hodiny|půlhodinu|čtvrt hodiny|čtvrthodinu|pár minut|chvíli)',
    'teď|hned|ihned|okamžitě',
  ],
}
