import { languageCode } from '../words/text/language-code.ts'

/** What the platform itself says in a language. */
interface PlatformTexts {
  /** Whether something was meant that was not said for certain. */
  askBack: string
  /** After the answer no. */
  declined: string
}

const texts: Record<string, PlatformTexts> = {
  ara: { askBack: 'هل تقصد: {{meant}}؟', declined: 'حسنًا، لن أفعل ذلك.' },
  bul: { askBack: 'Имахте предвид: {{meant}}?', declined: 'Добре, тогава не.' },
  ces: { askBack: 'Myslíte: {{meant}}?', declined: 'Dobře, nic nedělám.' },
  cmn: { askBack: '您是说“{{meant}}”吗？', declined: '好的，那就算了。' },
  dan: { askBack: 'Mente du: {{meant}}?', declined: 'Okay, så lader jeg være.' },
  deu: { askBack: 'Meinst du: {{meant}}?', declined: 'Gut, dann nicht.' },
  ell: { askBack: 'Εννοείτε: {{meant}};', declined: 'Εντάξει, τότε όχι.' },
  eng: { askBack: 'Did you mean: {{meant}}?', declined: 'All right, then not.' },
  fin: { askBack: 'Tarkoititko: {{meant}}?', declined: 'Selvä, ei sitten.' },
  fra: { askBack: 'Vouliez-vous dire : {{meant}} ?', declined: "D'accord, alors non." },
  heb: { askBack: 'האם התכוונת: {{meant}}?', declined: 'בסדר, אז לא.' },
  hin: { askBack: 'क्या आपका मतलब था: {{meant}}?', declined: 'ठीक है, तो नहीं।' },
  hun: { askBack: 'Erre gondolt: {{meant}}?', declined: 'Rendben, akkor nem.' },
  ita: { askBack: 'Intendevi: {{meant}}?', declined: 'Va bene, allora no.' },
  jpn: { askBack: '「{{meant}}」ということですか？', declined: 'わかりました。では、やめておきます。' },
  kor: { askBack: '“{{meant}}” 말씀이신가요?', declined: '알겠습니다. 그럼 하지 않을게요.' },
  nld: { askBack: 'Bedoelde je: {{meant}}?', declined: 'Goed, dan niet.' },
  nor: { askBack: 'Mente du: {{meant}}?', declined: 'Greit, da lar jeg være.' },
  pol: { askBack: 'Czy chodzi o: {{meant}}?', declined: 'Dobrze, w takim razie nie.' },
  por: { askBack: 'Você quis dizer: {{meant}}?', declined: 'Tudo bem, então não.' },
  ron: { askBack: 'Ați vrut să spuneți: {{meant}}?', declined: 'Bine, atunci nu.' },
  rus: { askBack: 'Вы имели в виду: {{meant}}?', declined: 'Хорошо, тогда нет.' },
  slk: { askBack: 'Mysleli ste: {{meant}}?', declined: 'Dobre, tak nie.' },
  spa: { askBack: '¿Querías decir: {{meant}}?', declined: 'De acuerdo, entonces no.' },
  swe: { askBack: 'Menade du: {{meant}}?', declined: 'Okej, då låter jag bli.' },
  tha: { askBack: 'คุณหมายถึง {{meant}} ใช่ไหม', declined: 'ได้ครับ งั้นไม่ทำ' },
  tur: { askBack: 'Şunu mu demek istediniz: {{meant}}?', declined: 'Tamam, o zaman yapmıyorum.' },
  ukr: { askBack: 'Ви мали на увазі: {{meant}}?', declined: 'Добре, тоді ні.' },
  vie: { askBack: 'Ý bạn là: {{meant}}?', declined: 'Được rồi, vậy thì thôi.' },
  yue: { askBack: '你係咪話“{{meant}}”？', declined: '好，咁就算啦。' },
}
const sameAs: Record<string, string> = { sic: 'cmn' }

/** The texts of the platform in the language of a code such as eng-USA; in English where it has none. */
export function platformTexts(language: string): PlatformTexts {
  const code = languageCode(language)
  return texts[sameAs[code] ?? code] ?? texts.eng!
}
