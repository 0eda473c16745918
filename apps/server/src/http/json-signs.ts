/** The signs of JSON as bytes; in UTF-8 no byte of another character looks like one of them. */
export const quote = 0x22
export const comma = 0x2c
export const colon = 0x3a
export const backslash = 0x5c
export const list = { open: 0x5b, close: 0x5d }
export const object = { open: 0x7b, close: 0x7d }
