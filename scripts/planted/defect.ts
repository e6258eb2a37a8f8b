/** A mistake in a source, and the test that must notice it. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The part of `test` that must fail. */
  readonly part: string;
  /** Arguments that narrow the part to what is concerned. */
  readonly only: readonly string[];
  /** For a part of several packages: the one whose tests notice it. */
  readonly folder?: string;
}

type Where = Pick<Defect, 'part' | 'only' | 'folder'>;

/** Defects that one narrowed part must notice: the file, and what becomes of its text. */
export function noticedBy(
  where: Where,
  defects: readonly (readonly [name: string, file: string, find: string, replace: string])[],
): readonly Defect[] {
  return defects.map(([name, file, find, replace]) => ({ name, file, find, replace, ...where }));
}
