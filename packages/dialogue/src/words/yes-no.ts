import { languageCode } from './text/language-code.ts'

/** How people say yes and no, by language. */
const words: Record<string, { yes: string; no: string }> = {
  ara: { yes: 'نعم, أجل, ايوه', no: 'لا, كلا' },
  bul: { yes: 'да, добре', no: 'не' },
  ces: { yes: 'ano, jo, jasně, dobře', no: 'ne, nechci' },
  cmn: {
    yes: '是, 是的, 对, 对的, 好, 好的, 好啊, 可以, 行, 嗯, 没错, 要, 确定, 确认, 当然',
    no: '不, 不是, 不要, 不用, 不对, 不行, 不可以, 不好, 否, 没有, 算了, 取消',
  },
  dan: { yes: 'ja, jo, okay, selvfølgelig', no: 'nej, nej tak' },
  deu: {
    yes: 'ja, ja bitte, jawohl, jep, jo, klar, na klar, gern, gerne, ja gerne, genau, richtig, stimmt, okay, ok, einverstanden, sicher, natürlich, auf jeden fall, bitte',
    no: 'nein, nein danke, nee, nö, nicht, lieber nicht, auf keinen fall, abbrechen, falsch, danke nein',
  },
  ell: { yes: 'ναι, εντάξει', no: 'όχι' },
  eng: {
    yes: 'yes, yes please, yeah, yep, yup, yes do, sure, of course, certainly, ok, okay, right, correct, exactly, please do, please, go ahead, do it, definitely, absolutely',
    no: "no, no thanks, no thank you, nope, nah, not now, don't, do not, never mind, wrong, incorrect, negative, cancel",
  },
  fin: { yes: 'kyllä, joo, juu, okei', no: 'ei, ei kiitos' },
  fra: {
    yes: "oui, oui s'il te plaît, ouais, d'accord, bien sûr, ok, okay, exact, exactement",
    no: 'non, non merci, pas maintenant, surtout pas',
  },
  heb: { yes: 'כן, בטח, בסדר', no: 'לא' },
  hin: { yes: 'हाँ, हां, जी, जी हाँ, ठीक है', no: 'नहीं, ना, जी नहीं' },
  hun: { yes: 'igen, persze, rendben', no: 'nem, nem köszönöm' },
  ita: { yes: "sì, certo, va bene, d'accordo, ok, okay, esatto", no: 'no, no grazie' },
  jpn: {
    yes: 'はい, ええ, うん, そう, そうです, そうだ, お願い, お願いします, いいよ, いいです, オッケー, もちろん, 了解',
    no: 'いいえ, いえ, いや, ううん, 違う, 違います, 結構です, だめ, やめて, キャンセル',
  },
  kor: { yes: '네, 예, 응, 그래, 좋아, 맞아, 맞아요', no: '아니, 아니요, 아니오, 아뇨, 싫어' },
  nld: { yes: 'ja, ja graag, jazeker, oké, ok, natuurlijk, klopt', no: 'nee, nee bedankt, niet' },
  nor: { yes: 'ja, jo, ok, selvfølgelig', no: 'nei, nei takk' },
  pol: { yes: 'tak, jasne, dobrze, okej', no: 'nie, nie dziękuję' },
  por: { yes: 'sim, claro, com certeza, está bem, ok', no: 'não, não obrigado' },
  ron: { yes: 'da, sigur, bine', no: 'nu, nu mulțumesc' },
  rus: { yes: 'да, конечно, хорошо, давай, ладно', no: 'нет, не надо, не' },
  slk: { yes: 'áno, hej, jasné, dobre', no: 'nie' },
  spa: { yes: 'sí, claro, vale, por supuesto, de acuerdo, ok', no: 'no, no gracias' },
  swe: { yes: 'ja, jo, japp, okej, självklart', no: 'nej, nej tack' },
  tha: { yes: 'ใช่, ใช่ครับ, ใช่ค่ะ, ได้, ตกลง, โอเค', no: 'ไม่, ไม่ใช่, ไม่เอา, ไม่ต้อง' },
  tur: { yes: 'evet, tamam, tabii, olur', no: 'hayır, yok, olmaz' },
  ukr: { yes: 'так, звичайно, добре', no: 'ні' },
  vie: { yes: 'có, vâng, dạ, đúng, được', no: 'không' },
}
const sameAs: Record<string, string> = { sic: 'cmn', yue: 'cmn' }

/** The ways to say yes and no in a language. */
export function yesAndNo(language: string): { text: string; value: boolean }[] {
  const code = languageCode(language)
  const known = words[sameAs[code] ?? code]
  if (known === undefined) return []
  const list = (texts: string, value: boolean) => texts.split(', ').map((text) => ({ text, value }))
  return [...list(known.yes, true), ...list(known.no, false)]
}
