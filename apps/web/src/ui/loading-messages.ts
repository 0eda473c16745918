export const messageInterval = 2000

const loadingMessages = [
  'Teaching the car to listen…',
  'Warming up the microphones…',
  'Asking the navigation for directions…',
  'Untangling subordinate clauses…',
  'Convincing the radio to lower its voice…',
  'Counting synonyms of “warmer”…',
  'Waiting for the passenger to stop talking…',
  'Explaining sarcasm to the head unit…',
  'Looking for the word that was on the tip of the tongue…',
  'Are we there yet? Almost.',
]

/** The message to show after a while of loading. */
export function loadingMessage(milliseconds: number): string {
  return loadingMessages[Math.floor(milliseconds / messageInterval) % loadingMessages.length]!
}
