import { ara } from './words/ara.ts'
import { bul } from './words/bul.ts'
import { ces } from './words/ces.ts'
import { cmn } from './words/cmn.ts'
import { cmnTWN } from './words/cmn-TWN.ts'
import { dan } from './words/dan.ts'
import { deu } from './words/deu.ts'
import { ell } from './words/ell.ts'
import { eng } from './words/eng.ts'
import { fin } from './words/fin.ts'
import { fra } from './words/fra.ts'
import { heb } from './words/heb.ts'
import { hin } from './words/hin.ts'
import { hun } from './words/hun.ts'
import { ita } from './words/ita.ts'
import { jpn } from './words/jpn.ts'
import { kor } from './words/kor.ts'
import { nld } from './words/nld.ts'
import { nor } from './words/nor.ts'
import { pol } from './words/pol.ts'
import { por } from './words/por.ts'
import { ron } from './words/ron.ts'
import { rus } from './words/rus.ts'
import type { TurningWords } from './words/shape.ts'
import { slk } from './words/slk.ts'
import { spa } from './words/spa.ts'
import { swe } from './words/swe.ts'
import { tha } from './words/tha.ts'
import { tur } from './words/tur.ts'
import { ukr } from './words/ukr.ts'
import { vie } from './words/vie.ts'
import { yue } from './words/yue.ts'

export type { TurningWords }

/** By language, or by language and country where the country writes differently. Sichuanese is written as Mandarin is. */
const words: ReadonlyMap<string, TurningWords> = new Map(
  Object.entries({
    ara,
    bul,
    ces,
    cmn,
    'cmn-TWN': cmnTWN,
    dan,
    deu,
    ell,
    eng,
    fin,
    fra,
    heb,
    hin,
    hun,
    ita,
    jpn,
    kor,
    nld,
    nor,
    pol,
    por,
    ron,
    rus,
    slk,
    spa,
    swe,
    tha,
    tur,
    ukr,
    vie,
    yue,
    sic: cmn,
  }),
)

/** The words that turn a meaning round in the language of a code such as eng-USA. */
export function turningWordsOf(language: string): TurningWords | undefined {
  return words.get(language) ?? words.get(language.split('-')[0] ?? '')
}
