/** The shape of an English namespace with any wording: what its Greek file has to satisfy. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
