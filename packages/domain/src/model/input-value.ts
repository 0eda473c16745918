/** A value at run time: a canonical, a number, a switch, or a list of them. */
export type InputValue = string | number | boolean | readonly InputValue[]
