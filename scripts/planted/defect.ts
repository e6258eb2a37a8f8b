/** A defect in a source file, and the test that has to detect it. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The part of `test` that has to fail. */
  readonly part: string;
  /** Arguments that limit the part to the relevant tests. */
  readonly only: readonly string[];
  /** For a part of several packages: the one whose tests detect it. */
  readonly folder?: string;
}

type Where = Pick<Defect, 'part' | 'only' | 'folder'>;

/** Defects that one limited part has to detect: the file, and the replaced text. */
export function noticedBy(
  where: Where,
  defects: readonly (readonly [name: string, file: string, find: string, replace: string])[],
): readonly Defect[] {
  return defects.map(([name, file, find, replace]) => ({ name, file, find, replace, ...where }));
}
