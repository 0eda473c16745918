import { byLanguage, linesOf } from './by-language.ts'
import { ara } from './sentences/ara.ts'
import { bul } from './sentences/bul.ts'
import { ces } from './sentences/ces.ts'
import { cmn } from './sentences/cmn.ts'
import { cmnTWN } from './sentences/cmn-TWN.ts'
import { dan } from './sentences/dan.ts'
import { deu } from './sentences/deu.ts'
import { ell } from './sentences/ell.ts'
import { eng } from './sentences/eng.ts'
import { fin } from './sentences/fin.ts'
import { fra } from './sentences/fra.ts'
import { heb } from './sentences/heb.ts'
import { hin } from './sentences/hin.ts'
import { hun } from './sentences/hun.ts'
import { ita } from './sentences/ita.ts'
import { jpn } from './sentences/jpn.ts'
import { kor } from './sentences/kor.ts'
import { nld } from './sentences/nld.ts'
import { nor } from './sentences/nor.ts'
import { pol } from './sentences/pol.ts'
import { por } from './sentences/por.ts'
import { ron } from './sentences/ron.ts'
import { rus } from './sentences/rus.ts'
import { slk } from './sentences/slk.ts'
import { spa } from './sentences/spa.ts'
import { swe } from './sentences/swe.ts'
import { tha } from './sentences/tha.ts'
import { tur } from './sentences/tur.ts'
import { ukr } from './sentences/ukr.ts'
import { vie } from './sentences/vie.ts'
import { yue } from './sentences/yue.ts'

/** Everyday sentences that are meant for no domain, in the language of a code such as eng-USA. Sichuanese is written as Mandarin is. */
export const backgroundOf: (language: string) => readonly string[] = byLanguage(
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
  linesOf,
)
