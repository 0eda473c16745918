import { nodesFrom } from './automaton.mjs'

/**
 * An automaton as a text. A node is what is between two `;`, the first one is the start; a `!` marks one in which a
 * number can end. Its arcs are parted by spaces: symbols in a row, `>`, and the place of the node that they lead to.
 */
export function encode(start) {
  const kept = [...nodesFrom(start).keys()].filter((node) => node === start || !isPassedThrough(node))
  const places = new Map(kept.map((node, place) => [node, place]))
  return kept
    .map(({ isFinal, arcs }) => {
      const written = Array.from(arcs, ([symbol, to]) => {
        let label = symbol
        let target = to
        while (!places.has(target)) {
          const [[next, further]] = target.arcs
          label += next
          target = further
        }
        return `${label}>${places.get(target).toString(36)}`
      })
      return [...(isFinal ? ['!'] : []), ...written].join(' ')
    })
    .join(';')
}

function isPassedThrough({ isFinal, arcs }) {
  return !isFinal && arcs.size === 1
}
