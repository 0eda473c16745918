// What the tests of the server run before all else: processes that they start are the built server.
export { ensureServerBuilt as setup } from './workspace.mjs'
