// Answers calls as docs/handlers.md describes them.
import { climate } from './climate.mjs'
import { mediaPlayer } from './media-player.mjs'
import { navigation } from './navigation.mjs'
import { tourGuide } from './tour-guide.mjs'

const domains = {
  Climate: climate,
  MediaPlayer: mediaPlayer,
  Navigation: navigation,
  TourGuideTest: tourGuide,
}

/**
 * What the sample handler returns to a call, or undefined when it does not know the API action.
 * @param {{ domain: string, apiAction: string, language: string }} call
 */
export function answer(call) {
  const actions = Object.hasOwn(domains, call.domain) ? domains[call.domain] : {}
  return Object.hasOwn(actions, call.apiAction) ? actions[call.apiAction](call) : undefined
}
