/** The shape of an English namespace, which its Greek file has to satisfy. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
