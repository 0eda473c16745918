import type { SupportedLanguage } from './languages.ts'

export const regions = ['ECE', 'AMAP', 'CHINA'] as const
export type Region = (typeof regions)[number]

/** The languages of the platform, with the markets in whose cars they are heard. */
export const supportedLanguages: readonly (SupportedLanguage & {
  name: string
  regions: readonly Region[]
})[] = [
  { value: 'ara-SAU', name: 'Arabic (Saudi Arabia)', regions: ['ECE'] },
  { value: 'bul-BGR', name: 'Bulgarian (Bulgaria)', regions: ['ECE'] },
  { value: 'ces-CZE', name: 'Czech (Czech Republic)', regions: ['ECE'] },
  { value: 'cmn-CHN', name: 'Mandarin (China)', regions: ['CHINA'] },
  { value: 'cmn-TWN', name: 'Mandarin (Taiwan)', regions: ['AMAP'] },
  { value: 'dan-DNK', name: 'Danish (Denmark)', regions: ['ECE'] },
  { value: 'deu-DEU', name: 'German (Germany)', regions: ['ECE'] },
  { value: 'ell-GRC', name: 'Greek (Greece)', regions: ['ECE'] },
  { value: 'eng-AUS', name: 'English (Australia)', regions: ['AMAP'] },
  { value: 'eng-GBR', name: 'English (United Kingdom)', regions: ['ECE'] },
  { value: 'eng-IND', name: 'English (India)', regions: ['AMAP'] },
  { value: 'eng-USA', name: 'English (USA)', regions: ['AMAP', 'ECE'] },
  { value: 'fin-FIN', name: 'Finnish (Finland)', regions: ['ECE'] },
  { value: 'fra-CAN', name: 'French (Canada)', regions: ['AMAP'] },
  { value: 'fra-FRA', name: 'French (France)', regions: ['ECE'] },
  { value: 'heb-ISR', name: 'Hebrew (Israel)', regions: ['ECE'] },
  { value: 'hin-IND', name: 'Hindi (India)', regions: ['AMAP'] },
  { value: 'hun-HUN', name: 'Hungarian (Hungary)', regions: ['ECE'] },
  { value: 'ita-ITA', name: 'Italian (Italy)', regions: ['ECE'] },
  { value: 'jpn-JPN', name: 'Japanese (Japan)', regions: ['AMAP'] },
  { value: 'kor-KOR', name: 'Korean (South Korea)', regions: ['AMAP'] },
  { value: 'nld-NLD', name: 'Dutch (Netherlands)', regions: ['ECE'] },
  { value: 'nor-NOR', name: 'Norwegian (Norway)', regions: ['ECE'] },
  { value: 'pol-POL', name: 'Polish (Poland)', regions: ['ECE'] },
  { value: 'por-BRA', name: 'Portuguese (Brazil)', regions: ['AMAP'] },
  { value: 'por-PRT', name: 'Portuguese (Portugal)', regions: ['ECE'] },
  { value: 'ron-ROU', name: 'Romanian (Romania)', regions: ['ECE'] },
  { value: 'rus-RUS', name: 'Russian (Russia)', regions: ['ECE'] },
  { value: 'sic-CHN', name: 'Sichuanese (China)', regions: ['CHINA'] },
  { value: 'slk-SVK', name: 'Slovak (Slovakia)', regions: ['ECE'] },
  { value: 'spa-ESP', name: 'Spanish (Spain)', regions: ['ECE'] },
  { value: 'spa-XLA', name: 'Spanish (Latin America)', regions: ['AMAP'] },
  { value: 'swe-SWE', name: 'Swedish (Sweden)', regions: ['ECE'] },
  { value: 'tha-THA', name: 'Thai (Thailand)', regions: ['AMAP'] },
  { value: 'tur-TUR', name: 'Turkish (Turkey)', regions: ['ECE'] },
  { value: 'ukr-UKR', name: 'Ukrainian (Ukraine)', regions: ['ECE'] },
  { value: 'vie-VNM', name: 'Vietnamese (Vietnam)', regions: ['AMAP'] },
  { value: 'yue-CHS', name: 'Cantonese (China)', regions: ['CHINA'] },
]
