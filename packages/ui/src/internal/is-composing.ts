/** The code of a key within a composition. */
const composingCode = 229;

/** Whether a key belongs to an input method, which composes letters of several keys. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports the Enter that ends a composition after its end.
  event.keyCode === composingCode;
