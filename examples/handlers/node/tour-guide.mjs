// A travel guide that knows two sights of every town.
import { inLanguage } from './languages.mjs'

const sights = {
  eng: ['Clock Tower', 'Old Harbor'],
  deu: ['Uhrturm', 'Alter Hafen'],
  jpn: ['時計台', '旧港'],
}
const stories = {
  eng: [
    'The clock tower was built in 1432, and its bell has been late ever since.',
    'The old harbor once traded salt for silk. Today it trades ice cream.',
  ],
  deu: [
    'Der Uhrturm wurde 1432 gebaut, und seine Glocke geht seitdem nach.',
    'Im alten Hafen tauschte man einst Salz gegen Seide. Heute gibt es dort Eis.',
  ],
  jpn: [
    '時計台は1432年に建てられ、それ以来、鐘は遅れて鳴ります。',
    '旧港では昔、塩と絹が取り引きされていました。今はアイスクリームが名物です。',
  ],
}

/** What can be said of every sight. */
const legends = {
  eng: (sight) => `People say that ${sight} is older than the town itself.`,
  deu: (sight) => `Man sagt, ${sight} sei älter als die Stadt selbst.`,
  jpn: (sight) => `${sight}は町そのものより古いと言われています。`,
}

/** What the guide knows of the sight in view, by the intent that asks for it. */
const facts = {
  eng: {
    query_age: 'It was built in 1432, nearly six hundred years ago.',
    query_builder: 'Jan Berg built it in the Gothic style, and it took him twenty years.',
    query_name: 'It is the clock tower, after the oldest clock of the country.',
    query_opening_hours: 'It is open every day from nine to six.',
    query_people: 'The guards of the town lived there, and once a poet who owed them money.',
    query_price: 'Adults pay eight euros, children get in free.',
    query_size: 'It is 48 meters high, and 212 steps lead to the top.',
    query_specialty: 'People here love salted caramel, in ice cream and in coffee.',
    query_town: 'The town grew around the harbor, and some 80,000 people live here today.',
    query_visit: 'It is worth it. Plan about an hour, children like the climb.',
    tell_anecdote: 'At midnight the bell is said to ring thirteen times, whenever somebody tells a lie.',
    where_is_sight: 'It is on the right, behind the trees.',
  },
  deu: {
    query_age: 'Er wurde 1432 gebaut, vor fast sechshundert Jahren.',
    query_builder: 'Jan Berg hat ihn im gotischen Stil gebaut, zwanzig Jahre lang.',
    query_name: 'Das ist der Uhrturm, benannt nach der ältesten Uhr des Landes.',
    query_opening_hours: 'Er ist jeden Tag von neun bis achtzehn Uhr geöffnet.',
    query_people: 'Dort wohnten die Wächter der Stadt und einmal ein Dichter, der ihnen Geld schuldete.',
    query_price: 'Erwachsene zahlen acht Euro, Kinder haben freien Eintritt.',
    query_size: 'Er ist 48 Meter hoch, und 212 Stufen führen nach oben.',
    query_specialty: 'Hier liebt man Salzkaramell, als Eis und im Kaffee.',
    query_town: 'Die Stadt wuchs um den Hafen herum, heute leben hier etwa 80.000 Menschen.',
    query_visit: 'Es lohnt sich. Plane etwa eine Stunde ein, Kinder mögen den Aufstieg.',
    tell_anecdote: 'Um Mitternacht soll die Glocke dreizehnmal schlagen, immer wenn jemand lügt.',
    where_is_sight: 'Er steht rechts, hinter den Bäumen.',
  },
  jpn: {
    query_age: '1432年に建てられました。およそ六百年前です。',
    query_builder: 'ヤン・ベルクがゴシック様式で、二十年かけて建てました。',
    query_name: '時計台です。この国で最も古い時計から名付けられました。',
    query_opening_hours: '毎日九時から十八時まで開いています。',
    query_people: '町の番人たちが住んでいました。借金をした詩人も一人いました。',
    query_price: '大人は八ユーロ、子供は無料です。',
    query_size: '高さは48メートル、頂上まで212段あります。',
    query_specialty: '塩キャラメルが名物です。アイスにもコーヒーにも入れます。',
    query_town: '港を中心に発展した町で、今は約八万人が住んでいます。',
    query_visit: '一見の価値があります。一時間ほどで見られ、子供にも人気です。',
    tell_anecdote: '誰かが嘘をつくと、真夜中に鐘が十三回鳴ると言われています。',
    where_is_sight: '右側、木々の向こうに見えます。',
  },
}

export const tourGuide = {
  find_sights({ slots, language }) {
    if (slots.theme === 'movies') return { returnValue: 'none' }
    const distances = ['350 m', '1.2 km']
    const list = inLanguage(sights, language).map((name, index) => ({ name, distance: distances[index] }))
    return { returnValue: 'some', inputs: { sight_list: list } }
  },

  get_story({ request, intent, slots, language }) {
    if (request === 'tell_about' && slots.sight !== undefined) {
      return { returnValue: 'success', inputs: { story: inLanguage(legends, language)(slots.sight) } }
    }
    const fact = inLanguage(facts, language)[intent]
    if (fact !== undefined) return { returnValue: 'success', inputs: { story: fact } }
    const texts = inLanguage(stories, language)
    const which = intent === 'next_story' ? 2 : typeof slots.which_sight === 'number' ? slots.which_sight : 1
    return { returnValue: 'success', inputs: { story: texts.at(which > 0 ? which - 1 : which) ?? texts[0] } }
  },

  start_city_tour: () => ({ returnValue: 'success' }),
  stop_city_tour: () => ({ returnValue: 'success' }),
  add_diary_note: () => ({ returnValue: 'success' }),
}
