/** What one key does in one place of a component. */
export interface KeyboardKey {
  /** As `KeyboardEvent.key` names it, with modifiers before it: `Shift+PageDown`. A space is `Space`, a letter `a–z`. */
  readonly key: string;
  /** Where the focus is, or what holds, where the key depends on it: `on the button`, `right to left`. */
  readonly when?: string;
  /** What happens, as the end of "This key …". */
  readonly does: string;
}

/** The keys of one pattern in one component. A component with several patterns has several. */
export interface KeyboardPattern {
  /** Folder of the component: `tabs`. */
  readonly component: string;
  /** Name of the pattern where it is described. */
  readonly pattern: string;
  /** Address of the description that the keys follow. */
  readonly source: string;
  readonly keys: readonly KeyboardKey[];
  /** What differs from the description or is left out of it, each with the reason. */
  readonly deviations?: readonly string[];
}

/** Tells the keys of a component apart: `ArrowRight`, `ArrowRight (right to left)`. */
export function keyName({ key, when }: KeyboardKey): string {
  return when === undefined ? key : `${key} (${when})`;
}
