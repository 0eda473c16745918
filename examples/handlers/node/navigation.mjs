// A navigation with a handful of places around one town.
import { inLanguage } from './languages.mjs'

const names = {
  eng: {
    places: ['Harbor Lights', 'Old Mill', 'Garden Corner'],
    streets: ['12 Station Road', '4 Mill Lane', '88 Lake Avenue'],
    here: 'Station Road',
    city: 'Lakeside',
    next: 'Turn left onto Mill Lane in 300 meters.',
    roads: ['Ring road', 'Highway 8'],
    routes: ['Along the lake', 'Through the hills'],
  },
  deu: {
    places: ['Zum Hafen', 'Alte Mühle', 'Gartenlaube'],
    streets: ['Bahnhofstraße 12', 'Mühlweg 4', 'Seestraße 88'],
    here: 'Bahnhofstraße',
    city: 'Seestadt',
    next: 'In 300 Metern links in den Mühlweg abbiegen.',
    roads: ['Ringstraße', 'A 8'],
    routes: ['Am See entlang', 'Durch die Hügel'],
  },
  jpn: {
    places: ['みなと亭', '水車小屋', '花の庭'],
    streets: ['駅前通り12', '水車通り4', '湖畔通り88'],
    here: '駅前通り',
    city: '湖畔市',
    next: '300メートル先を左折して水車通りに入ります。',
    roads: ['環状線', '8号線'],
    routes: ['湖沿いの道', '丘を越える道'],
  },
}

const distances = ['0.8 km', '1.5 km', '3.2 km']
const powers = ['300 kW', '150 kW', '22 kW']
/** How far it is, by what kind of route is taken. */
const arrivals = { fast: '14:05', short: '14:15', eco: '14:20', scenic: '14:40' }

export const navigation = {
  search_destination({ slots, language }) {
    const wanted = String(slots.destination ?? '')
    if (wanted === '') return { returnValue: 'no_result' }
    // Main streets there are in every town
    if (!/main street|hauptstra(ß|ss)e|本町通り/i.test(wanted)) return { returnValue: 'unique' }
    return { returnValue: 'ambiguous', data: { template: placesScreen(wanted, language) } }
  },

  search_places({ slots, request, language }) {
    if (slots.place_category === 'car_wash') return { returnValue: 'no_result' }
    const found = places(language)
    const isOne = request === 'navigate_to' || slots.search_area === 'at_destination'
    const list = isOne ? found.slice(0, 1) : found
    return {
      returnValue: isOne ? 'unique' : 'ambiguous',
      data: list,
      inputs: { result_count: list.length },
    }
  },

  start_guidance({ slots }) {
    return {
      returnValue: 'success',
      inputs: { guidance_state: 'active', arrival_time: arrivalOf(slots), remaining_distance: 42 },
    }
  },

  stop_guidance: ({ apiInputs }) =>
    isGuiding(apiInputs)
      ? { returnValue: 'success', inputs: { guidance_state: 'inactive', remaining_distance: null } }
      : { returnValue: 'not_active' },

  add_waypoint: () => ({ returnValue: 'success', inputs: { arrival_time: '14:25' } }),
  remove_waypoint: () => ({ returnValue: 'success', inputs: { arrival_time: '14:05' } }),

  get_route_info({ apiInputs, vehicleInputs, language }) {
    const inputs = { electric_range: vehicleInputs.remainingRange ?? 280 }
    if (!isGuiding(apiInputs)) return { returnValue: 'no_route', inputs }
    const { next } = inLanguage(names, language)
    return {
      returnValue: 'success',
      inputs: {
        ...inputs,
        arrival_time: apiInputs.arrival_time,
        remaining_distance: 42,
        next_instruction: next,
      },
    }
  },

  get_traffic({ language }) {
    const { roads } = inLanguage(names, language)
    const delays = [15, 3]
    return {
      returnValue: 'success',
      data: roads.map((road, index) => ({ road, delay: delays[index] })),
      inputs: { traffic_delay: 18 },
    }
  },

  get_position({ language }) {
    const { here, city } = inLanguage(names, language)
    return { returnValue: 'success', data: { city }, inputs: { current_street: here, speed_limit: 50 } }
  },

  set_route_options: ({ apiInputs, slots }) =>
    isGuiding(apiInputs)
      ? { returnValue: 'success', inputs: { arrival_time: arrivalOf(slots) } }
      : { returnValue: 'no_route' },

  get_alternatives({ language }) {
    const { routes } = inLanguage(names, language)
    const minutes = [38, 52]
    return {
      returnValue: 'success',
      data: routes.map((name, index) => ({ name, duration: `${minutes[index]} min` })),
    }
  },

  set_map_view: () => ({ returnValue: 'success' }),
  set_voice_guidance: () => ({ returnValue: 'success' }),
  save_favorite: () => ({ returnValue: 'success' }),
  share_arrival_time: () => ({ returnValue: 'success' }),
  report_road_hazard: () => ({ returnValue: 'success' }),
}

function places(language) {
  const { places: found, streets } = inLanguage(names, language)
  return found.map((name, index) => ({
    name,
    address: streets[index],
    distance: distances[index],
    power: powers[index],
  }))
}

function arrivalOf({ route_kind: kind = 'fast' }) {
  return arrivals[kind] ?? arrivals.fast
}

function isGuiding({ guidance_state: state }) {
  return state === 'active'
}

/** The whole screen, since the domain leaves it to the handler. */
function placesScreen(heading, language) {
  return {
    voiceUITemplateVersion: 2,
    loadingMode: { reset: true, style: 'reset', showWaitIcon: false },
    primaryHeader: { loadingMode: { reset: true }, data: { heading, subheading: '' } },
    body: {
      loadingMode: { reset: true },
      data: {
        list: places(language).map(({ address, distance }, index) => ({
          text1: address,
          text2: distance,
          id: String(index + 1),
        })),
      },
    },
  }
}
