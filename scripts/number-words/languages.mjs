/**
 * What is compiled for each language: the CLDR locales whose rules are read, other spellings of the same words, and rules
 * of our own for what people say and CLDR does not write. `~` in a rule marks where a word may end. Where halves or
 * decimals are written in one word with the number they are part of it here: `zweiundzwanzigeinhalb`, `이십이점오`.
 */
const end = '=#='

const english = {
  '%a': [
    ['100', 'a hundred[ →%spellout-cardinal→]'],
    ['200', end],
    ['1000', 'a thousand[ →%spellout-cardinal→]'],
    ['2000', end],
    ['1000000', 'a million[ →%spellout-cardinal→]'],
    ['2000000', end],
  ],
  '%a-and': [
    ['100', 'a hundred[ and →%spellout-cardinal→]'],
    ['200', end],
    ['1000', 'a thousand[ and →%%below-hundred→]'],
    ['2000', end],
  ],
  '%hundreds': [
    ['1100/100', '←%%below-hundred← hundred[ →%%below-hundred→]'],
    ['10000', end],
  ],
  '%hundreds-and': [
    ['1100/100', '←%%below-hundred← hundred[ and →%%below-hundred→]'],
    ['10000', end],
  ],
  '%%below-hundred': [
    ['0', '=%spellout-cardinal='],
    ['100', end],
  ],
}

const german = {
  '%hundert': [
    ['100', 'hundert[~→%spellout-numbering→]'],
    ['200', end],
    ['1000', 'tausend[~→%spellout-numbering→]'],
    ['2000', end],
  ],
  '%und': [
    ['100', '←%spellout-cardinal-masculine←~hundert[~und~→%spellout-numbering→]'],
    ['1000', '←%spellout-cardinal-masculine←~tausend[~und~→%spellout-numbering→]'],
    ['1000000', end],
  ],
  '%hundert-und': [
    ['100', 'hundert[~und~→%spellout-numbering→]'],
    ['200', end],
    ['1000', 'tausend[~und~→%spellout-numbering→]'],
    ['2000', end],
  ],
}

/** Readings of Japanese numbers in kana, with the sounds that change. */
const kana = {
  '%kana': [
    ['0', 'ゼロ'],
    ['1', 'いち'],
    ['2', 'に'],
    ['3', 'さん'],
    ['4', 'よん'],
    ['5', 'ご'],
    ['6', 'ろく'],
    ['7', 'なな'],
    ['8', 'はち'],
    ['9', 'きゅう'],
    ['10', 'じゅう[→→]'],
    ['20', '←←じゅう[→→]'],
    ['100', 'ひゃく[→→]'],
    ['200', '←←ひゃく[→→]'],
    ['300', 'さんびゃく[→→]'],
    ['400', '←←ひゃく[→→]'],
    ['600', 'ろっぴゃく[→→]'],
    ['700', 'ななひゃく[→→]'],
    ['800', 'はっぴゃく[→→]'],
    ['900', '←←ひゃく[→→]'],
    ['1000', 'せん[→→]'],
    ['2000', '←←せん[→→]'],
    ['3000', 'さんぜん[→→]'],
    ['4000', '←←せん[→→]'],
    ['8000', 'はっせん[→→]'],
    ['9000', '←←せん[→→]'],
    ['10000', '←←まん[→→]'],
    ['100000000', end],
  ],
}

/** What a hundred and a thousand are without a `one` before them, and with what is added just behind them. */
function alone(hundred, thousand, set, between = '~') {
  return [
    ...(hundred === undefined
      ? []
      : [
          ['100', `${hundred}[${between}→${set}→]`],
          ['200', end],
        ]),
    ['1000', `${thousand}[${between}→${set}→]`],
    ['2000', end],
  ]
}

function million(text, set) {
  return [
    ['1000000', `${text}[~→${set}→]`],
    ['2000000', end],
  ]
}

/** What is added to hundreds and thousands comes just behind them. */
function behind(hundred, thousand, set, between = '~') {
  return [
    ['100', `←${set}←~${hundred}[${between}→${set}→]`],
    ['1000', `←${set}←~${thousand}[${between}→${set}→]`],
    ['1000000', end],
  ]
}

const arabic = {
  '%short': [
    ['3', 'ثلاث'],
    ['4', 'أربع'],
    ['5', 'خمس'],
    ['6', 'ست'],
    ['7', 'سبع'],
    ['8', 'ثمان'],
    ['9', 'تسع'],
    ['10', 'عشر'],
    ['11', 'أحد عشر'],
    ['12', 'اثنا عشر'],
    ['13', end],
    ['300', '←←~مائة[ و→%spellout-numbering→]'],
    ['1000', end],
    ['2000', 'ألفان[ و→%spellout-numbering→]'],
    ['3000', end],
    ['2000000', 'مليونان[ و→%spellout-numbering→]'],
    ['3000000', '←%spellout-numbering← ملايين[ و→%spellout-numbering→]'],
    ['11000000', end],
  ],
}

const czech = {
  '%million': million('milion', '%spellout-numbering'),
  '%alone': alone(undefined, 'tisíc', '%spellout-numbering'),
  // dvaadvacet, as in German
  '%units-first': ['dvacet', 'třicet', 'čtyřicet', 'padesát', 'šedesát', 'sedmdesát', 'osmdesát', 'devadesát']
    .map((tens, at) => [`${20 + 10 * at}`, `→%%unit-and→${tens}`])
    .concat([['100', end]]),
  '%%unit-and': [
    ['1', 'jedna'],
    ['2', '=%spellout-cardinal-masculine=a'],
    ['10', end],
  ],
}

const swedish = {
  '%alone': alone('hundra', 'tusen', '%spellout-numbering'),
  '%och': behind('hundra', 'tusen', '%spellout-numbering', '~och~'),
  '%alone-och': alone('hundra', 'tusen', '%spellout-numbering', '~och~'),
}

const danish = {
  '%alone': alone('hundrede', 'tusind', '%spellout-numbering'),
  '%behind': behind('hundrede', 'tusind', '%spellout-numbering'),
  '%og': behind('hundrede', 'tusind', '%spellout-numbering', '~og~'),
  '%alone-og': alone('hundrede', 'tusind', '%spellout-numbering', '~og~'),
}

const norwegian = {
  '%alone': alone('hundre', 'tusen', '%spellout-numbering'),
  '%behind': behind('hundre', 'tusen', '%spellout-numbering'),
  '%og': behind('hundre', 'tusen', '%spellout-numbering', '~og~'),
  // toogtyve, as until 1951 and still heard
  '%units-first': ['tyve', 'tredve', 'førti', 'femti', 'seksti', 'sytti', 'åtti', 'nitti']
    .map((tens, at) => [`${20 + 10 * at}`, `→%spellout-numbering→~og~${tens}`])
    .concat([['100', end]]),
}

const dutch = {
  '%behind': behind('honderd', 'duizend', '%spellout-cardinal'),
  '%alone': alone('honderd', 'duizend', '%spellout-cardinal'),
  '%en': behind('honderd', 'duizend', '%spellout-cardinal', '~en~'),
  '%alone-en': alone('honderd', 'duizend', '%spellout-cardinal', '~en~'),
  '%hundreds': [
    ['1100/100', '←%%below-hundred←~honderd[~→%%below-hundred→]'],
    ['10000', end],
  ],
  '%%below-hundred': [
    ['0', '=%spellout-cardinal='],
    ['100', end],
  ],
}

const french = {
  '%cents': [
    ['2000', '←%spellout-cardinal-masculine← mille[ →%spellout-cardinal-masculine→]'],
    ['1000000', end],
  ],
}

const hebrew = {
  '%no-and': [
    ['100', 'מאה[ →%spellout-numbering→]'],
    ['200', 'מאתיים[ →%spellout-numbering→]'],
    ['300', '←%spellout-numbering← מאות[ →%spellout-numbering→]'],
    ['1000', 'אלף[ →%spellout-numbering→]'],
    ['2000', 'אלפיים[ →%spellout-numbering→]'],
    ['3000', '←%%thousands← אלפים[ →%spellout-numbering→]'],
    ['10000/1000', '←%spellout-numbering← אלף[ →%spellout-numbering→]'],
    ['1000000', end],
    ['2000000', '←%spellout-numbering← מיליונים[ →%spellout-numbering→]'],
    ['1000000000', end],
  ],
}

const italian = {
  '%behind': [
    ['100', 'cento[~→%spellout-numbering→]'],
    ['200', '←%spellout-numbering←~cento[~→%spellout-numbering→]'],
    ['1000', end],
    ['2000', '←%spellout-numbering←~mila[~→%spellout-numbering→]'],
    ['1000000', end],
  ],
}

const korean = {
  '%one': [
    ['100', '일백[→%spellout-cardinal-sinokorean→]'],
    ['200', end],
    ['1000', '일천[→%spellout-cardinal-sinokorean→]'],
    ['2000', end],
    ['10000', '일만[→%spellout-cardinal-sinokorean→]'],
    ['20000', end],
  ],
}

const portuguese = {
  '%alone': [
    ['1000', 'mil[~→%spellout-cardinal-masculine→]'],
    ['2000', '←%spellout-cardinal-masculine← mil[~→%spellout-cardinal-masculine→]'],
    ['1000000', end],
  ],
  '%e': [
    ['1000', 'mil[~e~→%spellout-cardinal-masculine→]'],
    ['2000', '←%spellout-cardinal-masculine← mil[~e~→%spellout-cardinal-masculine→]'],
    ['1000000', end],
  ],
}

const romanian = {
  '%million': million('un milion', '%spellout-numbering'),
  '%o': [
    ['14', 'paisprezece'],
    ['15', 'cincisprezece'],
    ['16', 'șaisprezece'],
    ['17', end],
    ['60', 'șaizeci[ și →%spellout-numbering→]'],
    ['70', end],
    ['100', 'o sută[ →%spellout-numbering→]'],
    ['200', end],
    ['1000', 'o mie[ →%spellout-numbering→]'],
    ['2000', end],
    ['20000/1000', '←%spellout-cardinal-feminine← de mii[ →%spellout-numbering→]'],
    ['1000000', end],
  ],
}

const thai = {
  '%loose': [
    ['20', 'ยี่สิบ[→%spellout-cardinal→]'],
    ['30', '←%spellout-cardinal←สิบ[→%spellout-cardinal→]'],
    ['100', 'ร้อย[→%spellout-cardinal→]'],
    ['200', end],
    ['1000', 'พัน[→%spellout-cardinal→]'],
    ['2000', end],
  ],
  '%last-one': [
    ['100', '←%spellout-cardinal←ร้อย→%%one→'],
    ['1000', '←%spellout-cardinal←พัน→%%one→'],
    ['10000', end],
  ],
  '%%one': [
    ['1', 'เอ็ด'],
    ['2', end],
  ],
}

const turkish = {
  '%bir': [
    ['1000', 'bir bin[ →%spellout-cardinal→]'],
    ['2000', end],
  ],
}

const vietnamese = {
  '%loose': [
    ['20', '←%spellout-cardinal← mươi[ →%spellout-cardinal→]'],
    ['100', '←%spellout-cardinal← trăm[ linh →%%below-ten→]'],
    ['1000', '←%spellout-cardinal← nghìn[ →%spellout-cardinal→]'],
    ['1000000', end],
  ],
  '%linh': [
    ['1000', '←%spellout-cardinal← nghìn[ linh →%%below-hundred→]'],
    ['1000000', end],
  ],
  '%khong': [
    ['1000', '←%spellout-cardinal← nghìn[ không trăm linh →%%below-ten→]'],
    ['1000000', end],
  ],
  '%le': [
    ['1000', '←%spellout-cardinal← nghìn[ lẻ →%%below-hundred→]'],
    ['1000000', end],
  ],
  '%%below-ten': [
    ['1', '=%spellout-cardinal='],
    ['10', end],
  ],
  '%%below-hundred': [
    ['1', '=%spellout-cardinal='],
    ['100', end],
  ],
}

const hindiSpellings = [
  [/पाँच/g, 'पांच'],
  [/^पन्द्रह$/, 'पंद्रह'],
  [/^छह$/, 'छः'],
  [/^तैंतालीस$/, 'तेतालीस'],
  [/^चौवालीस$/, 'चवालीस'],
  [/^चौवालीस$/, 'चौंतालीस'],
  [/^इक्यावन$/, 'इक्याबन'],
  [/^तिरेपन$/, 'तिरपन'],
  [/^तिरेसठ$/, 'तिरसठ'],
  [/^उनासी$/, 'उन्यासी'],
  [/^सत्तासी$/, 'सतासी'],
  [/^अट्ठासी$/, 'अठासी'],
  [/^पंचानबे$/, 'पचानबे'],
  [/नबे$/, 'नवे'],
]

export const languages = {
  ara: {
    locales: ['ar'],
    own: arabic,
    others: [
      [/ون$/, 'ين'],
      [/(^|\|)ثمان$/, '$1ثماني'],
      [/ان$/, 'ين'],
      [/مائ/g, 'مئ'],
      [/\|و$/, '|و|'],
      [/إ/g, 'ا'],
      [/[أإآ]/g, 'ا'],
      [/ة/g, 'ه'],
    ],
  },
  bul: {
    locales: ['bg'],
    own: { '%million': million('милион', '%spellout-numbering') },
    others: [
      [/милиона/, 'милион'],
      [/хиляди/, 'хиляда'],
      [/(^|\|)и\|/, '$1'],
      [/йсет/, 'десет'],
      [/найсет/, 'надесет'],
      [/^шейсет/, 'шестдесет'],
      [/^четиресет/, 'четиридесет'],
    ],
  },
  ces: { locales: ['cs'], own: czech, others: [[/milión/, 'milion']] },
  dan: {
    locales: ['da'],
    own: danish,
    others: [
      [/millioner/, 'million'],
      [/tusinde/, 'tusind'],
      [/hundrede/, 'hundred'],
      [/hundrede/, 'et|hundrede'],
    ],
  },
  deu: {
    locales: ['de'],
    own: german,
    half: ['einhalb', 'einhalbe', 'einhalben'],
    others: [
      [/zwei/g, 'zwo'],
      [/fünf/g, 'fuenf'],
      [/zwölf/g, 'zwoelf'],
    ],
  },
  ell: {
    locales: ['el'],
    others: [
      [/εκατομμύρια/, 'εκατομμύριο'],
      [/^ν\|$/, '|'],
      [/εννενήντα/, 'ενενήντα'],
      [/χίλιάδες/, 'χιλιάδες'],
      [/επτά/, 'εφτά'],
      [/οκτώ/, 'οχτώ'],
      [/εννέα/, 'εννιά'],
      [/επτα/, 'εφτα'],
      [/οκτα/, 'οχτα'],
    ],
  },
  eng: { locales: ['en', 'en-IN'], own: english },
  fin: {
    locales: ['fi'],
    others: [
      [/miljoonaa/, 'miljoona'],
      [/sataa/, 'sata'],
      [/tuhatta/, 'tuhat'],
    ],
  },
  fra: { locales: ['fr', 'fr-BE', 'fr-CH'], own: french },
  heb: {
    locales: ['he'],
    own: hebrew,
    others: [
      [/שתיים/, 'שתים'],
      [/שלוש/, 'שלש'],
      [/שישים/, 'ששים'],
      [/(^|\|)ו$/, '$1ו|'],
    ],
  },
  hin: { locales: ['hi'], others: hindiSpellings },
  hun: { locales: ['hu'], others: [[/kettő/, 'két']] },
  ita: { locales: ['it'], own: italian },
  jpn: {
    locales: [],
    own: kana,
    others: [
      [/^ゼロ$/, 'れい'],
      [/^よん$/, 'し'],
      [/^なな$/, 'しち'],
      [/^きゅう$/, 'く'],
    ],
  },
  kor: {
    locales: ['ko'],
    own: korean,
    hasJoints: true,
    point: '점',
    digits: [...'영일이삼사오육칠팔구'],
    others: [
      [/^영$/, '공'],
      [/^육$/, '륙'],
    ],
  },
  nld: { locales: ['nl'], own: dutch, half: ['en~een~half', 'ën~een~half', 'en~een~halve', 'ën~een~halve'] },
  nor: {
    locales: ['no'],
    own: norwegian,
    others: [
      [/millioner/, 'million'],
      [/^sju$/, 'syv'],
      [/^tjue/, 'tyve'],
      [/^tretti/, 'tredve'],
    ],
  },
  pol: { locales: ['pl'] },
  por: { locales: ['pt', 'pt-PT'], own: portuguese, others: [[/catorze/, 'quatorze']] },
  ron: {
    locales: ['ro'],
    own: romanian,
    others: [
      [/ș/g, 'ş'],
      [/ț/g, 'ţ'],
    ],
  },
  rus: {
    locales: ['ru'],
    own: { '%alone': alone(undefined, 'тысяча', '%spellout-numbering') },
    others: [[/ё/g, 'е']],
  },
  slk: {
    locales: ['sk'],
    own: {
      '%alone': alone('sto', 'tisíc', '%spellout-numbering'),
      '%million': million('milión', '%spellout-numbering'),
    },
    others: [
      [/miliónov/, 'milión'],
      [/tisíc/, 'tisíce'],
    ],
  },
  spa: { locales: ['es'] },
  swe: { locales: ['sv'], own: swedish, others: [[/miljoner/, 'miljon']] },
  tha: { locales: ['th'], own: thai },
  tur: { locales: ['tr'], own: turkish },
  // The apostrophe is left out of words, or parts them
  ukr: {
    locales: ['uk'],
    own: { '%alone': alone(undefined, 'тисяча', '%spellout-numbering') },
    others: [
      [/ʼ/g, ''],
      [/ʼ/g, '|'],
    ],
  },
  vie: {
    locales: ['vi'],
    own: vietnamese,
    areAccentsLetters: true,
    others: [
      [/nghìn/, 'ngàn'],
      [/lẻ/, 'linh'],
      [/bảy/, 'bẩy'],
    ],
  },
}
