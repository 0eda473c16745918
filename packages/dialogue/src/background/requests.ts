import { byLanguage, linesOf } from './by-language.ts'
import { ara } from './requests/ara.ts'
import { bul } from './requests/bul.ts'
import { ces } from './requests/ces.ts'
import { cmn } from './requests/cmn.ts'
import { cmnTWN } from './requests/cmn-TWN.ts'
import { dan } from './requests/dan.ts'
import { deu } from './requests/deu.ts'
import { ell } from './requests/ell.ts'
import { eng } from './requests/eng.ts'
import { fin } from './requests/fin.ts'
import { fra } from './requests/fra.ts'
import { heb } from './requests/heb.ts'
import { hin } from './requests/hin.ts'
import { hun } from './requests/hun.ts'
import { ita } from './requests/ita.ts'
import { jpn } from './requests/jpn.ts'
import { kor } from './requests/kor.ts'
import { nld } from './requests/nld.ts'
import { nor } from './requests/nor.ts'
import { pol } from './requests/pol.ts'
import { por } from './requests/por.ts'
import { ron } from './requests/ron.ts'
import { rus } from './requests/rus.ts'
import { slk } from './requests/slk.ts'
import { spa } from './requests/spa.ts'
import { swe } from './requests/swe.ts'
import { tha } from './requests/tha.ts'
import { tur } from './requests/tur.ts'
import { ukr } from './requests/ukr.ts'
import { vie } from './requests/vie.ts'
import { yue } from './requests/yue.ts'

/**
 * What people ask assistants for in cars and at home, by topic, in the language of a code such as eng-USA: nobody's until a
 * domain is about the topic.
 */
export const requestsOf: (language: string) => readonly (readonly string[])[] = byLanguage(
  {
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
    sic: cmn,
    slk,
    spa,
    swe,
    tha,
    tur,
    ukr,
    vie,
    yue,
  },
  (text) => linesOf(text).map((topic) => topic.split(' | ')),
)
