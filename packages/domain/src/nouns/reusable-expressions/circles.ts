/** The names in a graph that lead back to themselves. Walks with a stack of its own: chains can be long. */
export function namesInCircles(leadsTo: ReadonlyMap<string, Iterable<string>>): Set<string> {
  const circles = new Set<string>()
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  // What is not settled yet: all that leads to what is being walked belongs to its circle (Tarjan's algorithm)
  const open: string[] = []
  const isOpen = new Set<string>()
  const walks: { name: string; left: Iterator<string> }[] = []

  const enter = (name: string) => {
    number.set(name, number.size)
    lowest.set(name, number.get(name)!)
    open.push(name)
    isOpen.add(name)
    walks.push({ name, left: (leadsTo.get(name) ?? [])[Symbol.iterator]() })
  }
  const lower = (name: string, to: number) => lowest.set(name, Math.min(lowest.get(name)!, to))

  for (const start of leadsTo.keys()) {
    if (!number.has(start)) enter(start)
    for (let walk = walks.at(-1); walk !== undefined; walk = walks.at(-1)) {
      const { name, left } = walk
      const next = left.next()
      if (next.done !== true) {
        if (next.value === name) circles.add(name)
        if (!number.has(next.value)) enter(next.value)
        else if (isOpen.has(next.value)) lower(name, number.get(next.value)!)
        continue
      }
      walks.pop()
      const before = walks.at(-1)
      if (before !== undefined) lower(before.name, lowest.get(name)!)
      if (lowest.get(name) === number.get(name)) settle(name)
    }
  }
  return circles

  function settle(name: string): void {
    const members = open.splice(open.lastIndexOf(name))
    for (const member of members) {
      isOpen.delete(member)
      if (members.length > 1) circles.add(member)
    }
  }
}
