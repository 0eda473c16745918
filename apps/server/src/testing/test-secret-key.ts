/** The SDP_SECRET_KEY of servers that tests start. */
export const testSecretKey = 'the key of the tests which is no secret'
