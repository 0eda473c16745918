import { languageCode } from '../words/text/language-code.ts'
import { arabic } from './words/ara.ts'
import { czech } from './words/ces.ts'
import { chinese } from './words/cmn.ts'
import { danish } from './words/dan.ts'
import { german } from './words/deu.ts'
import { english } from './words/eng.ts'
import { french } from './words/fra.ts'
import { italian } from './words/ita.ts'
import { japanese } from './words/jpn.ts'
import { korean } from './words/kor.ts'
import { dutch } from './words/nld.ts'
import { norwegian } from './words/nor.ts'
import { polish } from './words/pol.ts'
import { portuguese } from './words/por.ts'
import { russian } from './words/rus.ts'
import type { ForgivenWords } from './words/shape.ts'
import { spanish } from './words/spa.ts'
import { swedish } from './words/swe.ts'
import { turkish } from './words/tur.ts'

const languages: Readonly<Record<string, ForgivenWords>> = {
  ara: arabic,
  ces: czech,
  cmn: chinese,
  dan: danish,
  deu: german,
  eng: english,
  fra: french,
  ita: italian,
  jpn: japanese,
  kor: korean,
  nld: dutch,
  nor: norwegian,
  pol: polish,
  por: portuguese,
  rus: russian,
  sic: chinese,
  spa: spanish,
  swe: swedish,
  tur: turkish,
  yue: chinese,
}

/** What is forgiven in a language, or nothing. */
export function forgivenWords(language: string): ForgivenWords | undefined {
  return languages[languageCode(language)]
}

/** The entries of a list. */
export function entriesOf(list: string): string[] {
  return list === '' ? [] : list.split(', ')
}
