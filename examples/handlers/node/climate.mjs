// The climate control of a car that is always parked in the same mild weather.
import { inLanguage } from './languages.mjs'

const limits = { celsius: [16, 28], fahrenheit: [60, 84] }
const seats = ['driver', 'passenger', 'rear']

export const climate = {
  set_cabin_temperature({ slots }) {
    const { degrees = 21 } = slots
    const [lowest, highest] = limits[slots.temperature_unit ?? (degrees >= 60 ? 'fahrenheit' : 'celsius')]
    if (degrees < lowest || degrees > highest) return { returnValue: 'out_of_range' }
    return { returnValue: 'success', inputs: { cabin_temperature: degrees, climate_power: 'on' } }
  },

  change_cabin_temperature({ intent, slots, apiInputs }) {
    const { temperature_step: step = 1 } = slots
    const isWarmer = intent === 'increase_temperature' || intent === 'i_am_cold'
    const wanted = (apiInputs.cabin_temperature ?? 21) + (isWarmer ? step : -step)
    const [lowest, highest] = limits[wanted >= 60 ? 'fahrenheit' : 'celsius']
    if (wanted < lowest || wanted > highest) return { returnValue: 'at_limit' }
    return { returnValue: 'success', inputs: { cabin_temperature: wanted } }
  },

  get_climate_status({ apiInputs }) {
    const set = apiInputs.cabin_temperature ?? 21
    return {
      returnValue: 'success',
      data: Object.fromEntries(seats.map((seat, index) => [seat, { set, measured: set - index * 0.5 }])),
      inputs: { cabin_temperature: set, climate_power: apiInputs.climate_power ?? 'on' },
    }
  },

  get_outside_temperature: () => ({ returnValue: 'success', inputs: { outside_temperature: 12 } }),

  set_climate_power: ({ intent, slots }) => ({
    returnValue: 'success',
    inputs: { climate_power: intent === 'climate_off' || slots.fan_level === 'off' ? 'off' : 'on' },
  }),

  set_fan: () => ({ returnValue: 'success' }),
  set_air_distribution: () => ({ returnValue: 'success' }),
  set_defrost: () => ({ returnValue: 'success' }),
  set_recirculation: () => ({ returnValue: 'success' }),
  set_wheel_heating: () => ({ returnValue: 'success' }),
  start_seat_massage: () => ({ returnValue: 'success' }),

  // Nobody sits on the right in the back, so that one can hear how that is said
  set_seat_comfort: ({ slots }) => ({ returnValue: slots.zone === 'rear_right' ? 'seat_empty' : 'success' }),
  set_cabin_fragrance: ({ slots }) => ({
    returnValue: slots.fragrance === 'sports' ? 'empty_flacon' : 'success',
  }),

  get_air_quality: () => ({ returnValue: 'success', inputs: { air_quality: 'poor' } }),

  schedule_preconditioning: ({ intent, slots, vehicleInputs }) => {
    if (intent === 'cancel_precondition') return { returnValue: 'success' }
    if (slots.departure_time === undefined) return { returnValue: 'no_time' }
    return { returnValue: (vehicleInputs.batteryLevel ?? 80) < 15 ? 'low_battery' : 'success' }
  },

  save_comfort_scene: () => ({ returnValue: 'success' }),

  send_service_note: ({ slots, language }) => ({
    returnValue: 'success',
    data: {
      template: {
        voiceUITemplateVersion: 2,
        loadingMode: { reset: true, style: 'reset', showWaitIcon: false },
        primaryHeader: {
          loadingMode: { reset: true },
          data: { heading: inLanguage(noteHeading, language), subheading: '' },
        },
        body: { loadingMode: { reset: true }, data: { text: slots.service_note ?? '' } },
      },
    },
  }),
}

const noteHeading = { eng: 'Note for the workshop', deu: 'Notiz für die Werkstatt', cmn: '给维修站的留言' }
