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
    const told = inLanguage(stories, language)
    const which = intent === 'next_story' ? 2 : typeof slots.which_sight === 'number' ? slots.which_sight : 1
    return { returnValue: 'success', inputs: { story: told.at(which > 0 ? which - 1 : which) ?? told[0] } }
  },

  start_city_tour: () => ({ returnValue: 'success' }),
  stop_city_tour: () => ({ returnValue: 'success' }),
  add_diary_note: () => ({ returnValue: 'success' }),
}
