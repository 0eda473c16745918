/**
 * What is compiled for each language: the CLDR locales whose rules are read, other spellings of the same words, and rules
 * of our own for what people say and CLDR does not write. `~` in a rule stands where a word may end.
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

export const languages = {
  ara: { locales: ['ar'], others: [[/[أإآ]/g, 'ا'], [/ة/g, 'ه'], [/ئة/g, 'ائة'], [/ى/g, 'ي'], [/مائ/g, 'مئ']] },
  bul: { locales: ['bg'] },
  ces: { locales: ['cs'] },
  dan: { locales: ['da'] },
  deu: {
    locales: ['de'],
    own: german,
    others: [[/zwei/g, 'zwo'], [/fünf/g, 'fuenf'], [/zwölf/g, 'zwoelf']],
  },
  ell: { locales: ['el'] },
  eng: { locales: ['en', 'en-IN'], own: english },
  fin: { locales: ['fi'] },
  fra: { locales: ['fr', 'fr-BE', 'fr-CH'] },
  heb: { locales: ['he'] },
  hin: { locales: ['hi'] },
  hun: { locales: ['hu'] },
  ita: { locales: ['it'] },
  jpn: { locales: [], own: kana, others: [[/^ゼロ$/, 'れい'], [/^よん$/, 'し'], [/^なな$/, 'しち'], [/^きゅう$/, 'く']] },
  kor: { locales: ['ko'], hasJoints: true },
  nld: { locales: ['nl'] },
  nor: { locales: ['no'] },
  pol: { locales: ['pl'] },
  por: { locales: ['pt', 'pt-PT'] },
  ron: { locales: ['ro'] },
  rus: { locales: ['ru'], others: [[/ё/g, 'е']] },
  slk: { locales: ['sk'] },
  spa: { locales: ['es'] },
  swe: { locales: ['sv'] },
  tha: { locales: ['th'] },
  tur: { locales: ['tr'] },
  ukr: { locales: ['uk'] },
  vie: { locales: ['vi'], areAccentsLetters: true },
}
