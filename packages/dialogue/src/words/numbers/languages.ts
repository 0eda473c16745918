/** What is said around numbers in a language. */
export interface AroundNumbers {
  minus: string
  /** What is said between a number and its decimals. */
  point: string
  /** What one half more is behind a number. */
  half?: string
  /** One half more, said before the number. */
  halfBefore?: string
  /** What may follow the only decimal: `öt tized` are five tenths. */
  tenths?: string
  /** Zero among digits that are said one by one. */
  oh?: string
  /** Numbers that are no whole ones, in a word of their own. */
  values?: Record<string, number>
}

const chinese: AroundNumbers = {
  minus: '负, 負, 零下',
  point: '点, 點',
  // The unit is said before the half: 22.5 degrees, one and a half hours
  half: '度半, 个半, 個半',
}

/**
 * By language; alternatives are parted by commas. Minus and point are those of CLDR's rules to spell numbers out, and what
 * people say besides.
 */
export const aroundNumbers: Record<string, AroundNumbers> = {
  ara: {
    minus: 'ناقص, سالب, تحت الصفر',
    point: 'فاصل, فاصلة, نقطة',
    half: 'ونصف, و نصف',
    values: { نصف: 0.5 },
  },
  bul: {
    minus: 'минус',
    point: 'цяло и, запетая, точка',
    half: 'и половина, и пол',
    values: { половин: 0.5 },
  },
  ces: {
    minus: 'minus, mínus',
    point: 'čárka, celá, celé, celých, tečka',
    half: 'a půl, a půle',
    values: { půl: 0.5, půldruhého: 1.5 },
  },
  cmn: chinese,
  dan: {
    minus: 'minus',
    point: 'komma, punktum',
    half: 'en halv, et halvt, og en halv, og et halvt',
    values: { halv: 0.5, 'en halv': 0.5, 'et halvt': 0.5, halvanden: 1.5, halvandet: 1.5 },
  },
  deu: {
    minus: 'minus',
    point: 'komma, punkt',
    half: 'einhalb, ein halb, ein halbes, ein halber, eine halbe, und ein halb, und ein halbes, und ein halber, und eine halbe, und einen halben',
    values: { halb: 0.5, halbe: 0.5, halben: 0.5, einhalb: 0.5, anderthalb: 1.5 },
  },
  ell: {
    minus: 'μείον, πλην',
    point: 'κόμμα',
    half: 'και μισό, και μισή, και μισός',
    values: {
      μισό: 0.5,
      μισή: 0.5,
      ενάμισι: 1.5,
      ενάμιση: 1.5,
      μιάμιση: 1.5,
      δυόμισι: 2.5,
      δυόμιση: 2.5,
      τρεισήμισι: 3.5,
      τεσσερισήμισι: 4.5,
    },
  },
  eng: {
    minus: 'minus, negative',
    point: 'point, dot',
    half: 'and a half, and one half',
    oh: 'oh, o',
    values: { half: 0.5, 'a half': 0.5, 'one half': 0.5 },
  },
  fin: {
    minus: 'miinus',
    point: 'pilkku, piste',
    half: 'ja puoli, ja puolikas',
    values: { puoli: 0.5, puolitoista: 1.5 },
  },
  fra: {
    minus: 'moins',
    point: 'virgule, point',
    half: 'et demi, et demie',
    values: { demi: 0.5, demie: 0.5 },
  },
  heb: { minus: 'מינוס', point: 'נקודה', half: 'וחצי, ו חצי', values: { חצי: 0.5 } },
  hin: {
    minus: 'ऋण, माइनस',
    point: 'दशमलव, पॉइंट, प्वाइंट',
    half: 'और आधा',
    halfBefore: 'साढ़े, साढे',
    values: { आधा: 0.5, डेढ़: 1.5, डेढ: 1.5, ढाई: 2.5 },
  },
  hun: {
    minus: 'mínusz',
    point: 'egész, vessző, pont',
    half: 'és fél',
    tenths: 'tized',
    values: { fél: 0.5, másfél: 1.5 },
  },
  ita: {
    minus: 'meno, sotto zero',
    point: 'virgola, punto',
    half: 'e mezzo, e mezza',
    values: { mezzo: 0.5, mezza: 0.5 },
  },
  jpn: { minus: 'マイナス, 氷点下, 零下', point: '点, てん', half: '度半, 個半', values: { 半: 0.5 } },
  kor: { minus: '마이너스, 영하', point: '점, 쩜', half: '반, 도 반', values: { 반: 0.5 } },
  nld: {
    minus: 'min, minus',
    point: 'komma, punt',
    half: 'en een half, en een halve, een half, een halve',
    values: { half: 0.5, halve: 0.5, anderhalf: 1.5, anderhalve: 1.5 },
  },
  nor: {
    minus: 'minus',
    point: 'komma, punktum',
    half: 'og en halv, og et halvt, en halv, et halvt',
    values: { halv: 0.5, halvt: 0.5, halvannen: 1.5, halvannet: 1.5 },
  },
  pol: {
    minus: 'minus',
    point: 'przecinek, kropka',
    half: 'i pół',
    values: { pół: 0.5, półtora: 1.5, półtorej: 1.5 },
  },
  por: { minus: 'menos', point: 'vírgula, ponto', half: 'e meio, e meia', values: { meio: 0.5, meia: 0.5 } },
  ron: {
    minus: 'minus',
    point: 'virgulă, punct',
    half: 'și jumătate, şi jumătate',
    values: { jumătate: 0.5 },
  },
  rus: {
    minus: 'минус',
    point: 'запятая, целых, целых и, целая, целая и, точка',
    half: 'с половиной',
    tenths: 'десятых, десятая',
    values: { половина: 0.5, полтора: 1.5, полторы: 1.5 },
  },
  slk: {
    minus: 'mínus',
    point: 'čiarka, celá, celé, celých, bodka',
    half: 'a pol',
    values: { pol: 0.5, poldruha: 1.5 },
  },
  spa: { minus: 'menos', point: 'punto, coma', half: 'y medio, y media', values: { medio: 0.5, media: 0.5 } },
  swe: {
    minus: 'minus',
    point: 'komma, punkt',
    half: 'och en halv, och ett halvt, en halv, ett halvt',
    values: { halv: 0.5, halvt: 0.5, 'en och en halv': 1.5 },
  },
  tha: { minus: 'ลบ, ติดลบ', point: 'จุด', half: 'องศาครึ่ง, ครึ่ง', values: { ครึ่ง: 0.5 } },
  tur: { minus: 'eksi', point: 'virgül, nokta', half: 'buçuk', values: { yarım: 0.5 } },
  ukr: {
    minus: 'мінус',
    point: 'кома, цілих, цілих і, ціла, ціла і, крапка',
    half: 'з половиною',
    tenths: 'десятих, десята',
    values: { половина: 0.5, півтора: 1.5, півтори: 1.5 },
  },
  vie: { minus: 'âm, trừ', point: 'phẩy, chấm', half: 'rưỡi', values: { nửa: 0.5 } },
}
aroundNumbers.sic = chinese
aroundNumbers.yue = chinese
