/** Something that keeps the server from starting, in one sentence for the person at the keyboard. */
export class CannotStart extends Error {}
