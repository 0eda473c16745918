// A player with a few songs; what plays now comes with every call, from the conversation or from what the car remembers.
const songs = [
  { title: 'Open Road', artist: 'The Night Drivers' },
  { title: 'Coastlines', artist: 'Mira Lane' },
  { title: 'City Lights', artist: 'The Night Drivers' },
]

export const mediaPlayer = {
  search_media({ slots }) {
    const wanted = [slots.artist, slots.song_title, slots.album].filter((one) => one !== undefined)
    const found = songs.filter(({ title, artist }) =>
      wanted.some((one) => [title, artist].some((name) => isSame(name, one))),
    )
    // A player of the whole world has something by everybody
    const list = found.length > 0 ? found : wanted.map((artist, index) => ({ ...songs[index], artist }))
    if (list.length === 0) return { returnValue: 'ambiguous', inputs: { result_list: songs } }
    return {
      returnValue: list.length === 1 ? 'unique' : 'ambiguous',
      inputs: { result_list: list },
    }
  },

  start_playback({ slots }) {
    const wanted = songs.find(
      ({ title, artist }) => isSame(title, slots.song_title) || isSame(artist, slots.artist),
    )
    const chosen = wanted ?? songs[choiceOf(slots)] ?? songs[0]
    return { returnValue: 'success', inputs: playing({ ...chosen, artist: slots.artist ?? chosen.artist }) }
  },

  control_playback({ intent, apiInputs }) {
    if (apiInputs.playback_state === undefined || apiInputs.playback_state === 'stopped') {
      return { returnValue: 'nothing_playing' }
    }
    if (intent === 'pause_media') return { returnValue: 'success', inputs: { playback_state: 'paused' } }
    const at = Math.max(
      0,
      songs.findIndex(({ title }) => title === apiInputs.current_song),
    )
    const step = { next_track: 1, previous_track: songs.length - 1 }[intent] ?? 0
    return { returnValue: 'success', inputs: playing(songs[(at + step) % songs.length]) }
  },

  set_source: ({ slots }) => ({ returnValue: slots.source === 'usb' ? 'not_connected' : 'success' }),
  tune_radio: () => ({ returnValue: 'success', inputs: { playback_state: 'playing' } }),
  set_volume: ({ slots }) => ({ returnValue: (slots.volume_level ?? 10) > 40 ? 'at_limit' : 'success' }),
  set_sound: ({ slots }) => ({
    returnValue: slots.sound_profile === 'surround' ? 'not_available' : 'success',
  }),

  get_now_playing({ apiInputs: { playback_state: state, current_song: title, current_artist: artist } }) {
    if (state !== 'playing') return { returnValue: 'nothing_playing' }
    const song = songs.find((one) => one.title === title) ?? songs[0]
    return {
      returnValue: 'success',
      inputs: { current_song: song.title, current_artist: artist ?? song.artist },
    }
  },

  rate_current_song: ({ apiInputs }) => ({
    returnValue: apiInputs.playback_state === undefined ? 'nothing_playing' : 'success',
  }),
  share_current_song: ({ contextInputs }) => ({
    returnValue: contextInputs.bluetoothConnected === false ? 'no_phone' : 'success',
  }),
  set_sleep_timer: () => ({ returnValue: 'success' }),

  get_list_page: () => ({
    returnValue: 'success',
    data: {
      template: {
        type: 'PicklistDetailView',
        listElement: { position: 1, texts: songs.map(({ title }) => title) },
      },
    },
  }),
}

function playing({ title, artist }) {
  return { playback_state: 'playing', current_song: title, current_artist: artist }
}

/** Which of the songs is meant: the first is 1 and the last -1. */
function choiceOf({ which_item: which }) {
  if (typeof which !== 'number') return 0
  return which > 0 ? which - 1 : songs.length + which
}

function isSame(name, said) {
  return name.toLowerCase() === String(said).toLowerCase()
}
