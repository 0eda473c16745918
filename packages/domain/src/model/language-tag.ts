import { own } from '../toolbox/own.ts'

/** The languages and regions as BCP 47 writes them, where that is shorter than our three letters. */
const languages: Readonly<Record<string, string>> = {
  ...{ ara: 'ar', bul: 'bg', ces: 'cs', cmn: 'zh', dan: 'da', deu: 'de', ell: 'el', eng: 'en', fin: 'fi' },
  ...{ fra: 'fr', heb: 'he', hin: 'hi', hun: 'hu', ita: 'it', jpn: 'ja', kor: 'ko', nld: 'nl', nor: 'no' },
  ...{ pol: 'pl', por: 'pt', ron: 'ro', rus: 'ru', slk: 'sk', spa: 'es', swe: 'sv', tha: 'th', tur: 'tr' },
  ...{ ukr: 'uk', vie: 'vi', sic: 'zh', yue: 'yue' },
}
const regions: Readonly<Record<string, string>> = {
  ...{ SAU: 'SA', BGR: 'BG', CZE: 'CZ', CHN: 'CN', CHS: 'CN', TWN: 'TW', DNK: 'DK', DEU: 'DE', GRC: 'GR' },
  ...{ AUS: 'AU', GBR: 'GB', IND: 'IN', USA: 'US', FIN: 'FI', CAN: 'CA', FRA: 'FR', ISR: 'IL', HUN: 'HU' },
  ...{ ITA: 'IT', JPN: 'JP', KOR: 'KR', NLD: 'NL', NOR: 'NO', POL: 'PL', BRA: 'BR', PRT: 'PT', ROU: 'RO' },
  ...{ RUS: 'RU', SVK: 'SK', ESP: 'ES', XLA: '419', SWE: 'SE', THA: 'TH', TUR: 'TR', UKR: 'UA', VNM: 'VN' },
}

/** A language of the platform as other tools name it: 'de-DE' for 'deu-DEU'. */
export function languageTag(code: string): string {
  const [language = '', region = ''] = code.split('-')
  return [own(languages, language) ?? language, own(regions, region)]
    .filter((part) => part !== undefined)
    .join('-')
}
