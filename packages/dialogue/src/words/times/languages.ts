import { arabic } from './languages/arabic.ts'
import { cantonese } from './languages/cantonese.ts'
import { chinese } from './languages/chinese.ts'
import { czech } from './languages/czech.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import type { TimeGrammar } from './languages/grammar.ts'
import { italian } from './languages/italian.ts'
import { japanese } from './languages/japanese.ts'
import { korean } from './languages/korean.ts'
import { polish } from './languages/polish.ts'
import { portuguese } from './languages/portuguese.ts'
import { russian } from './languages/russian.ts'
import { spanish } from './languages/spanish.ts'
import { swedish } from './languages/swedish.ts'
import { turkish } from './languages/turkish.ts'

/** The languages whose times are known. */
export const grammars: Readonly<Record<string, TimeGrammar>> = {
  ara: arabic,
  ces: czech,
  cmn: chinese,
  deu: german,
  eng: english,
  fra: french,
  ita: italian,
  jpn: japanese,
  kor: korean,
  nld: dutch,
  pol: polish,
  por: portuguese,
  rus: russian,
  sic: chinese,
  spa: spanish,
  swe: swedish,
  tur: turkish,
  yue: cantonese,
}
