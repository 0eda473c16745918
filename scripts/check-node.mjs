/** Stops with one sentence where Node is older than what package.json asks for. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`SDP Studio needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
