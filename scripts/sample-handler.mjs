// The handler of the sample domains, for whoever starts the product to look at it.

/**
 * Starts it inside this process, on this machine only, and lets the server call it under the name that the sample domains
 * use. Only in stage dev, which alone has these domains, and not where the operator says where handlers are.
 */
export async function startSampleHandler(env = process.env) {
  const isSet = (name) => (env[name] ?? '').trim() !== ''
  if (isSet('SDP_HANDLER_HOSTS') || (isSet('SDP_STAGE') && env.SDP_STAGE.trim() !== 'dev')) return undefined
  const { handlerServer } = await import('../examples/handlers/node/server.mjs')
  const server = handlerServer()
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // It ends with the process, which it does not keep alive
  server.unref()
  env.SDP_HANDLER_HOSTS = `handlers.sdp.example=http://127.0.0.1:${server.address().port}`
  return server
}
