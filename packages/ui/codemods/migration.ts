interface Row {
  /** The row of the table in `docs/migration.md`, without backticks; empty for a consequence of another row. */
  readonly where: string;
}

/** A prop of these components gets another name, and perhaps other values. */
interface PropMigration extends Row {
  readonly prop: string;
  readonly to: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly components: readonly string[];
}

/** An attribute of these components, exactly as it is written, gets replaced. */
interface WrittenMigration extends Row {
  readonly written: string;
  readonly to: string;
  readonly components: readonly string[];
}

/** A type of a subpath gets another name. */
interface TypeMigration extends Row {
  readonly type: string;
  readonly to: string;
  readonly from: string;
}

/** A key of an object gets another name. */
interface KeyMigration extends Row {
  readonly key: string;
  readonly to: string;
}

/** Reasons that the code of a consumer compares get other names. */
interface ReasonMigration extends Row {
  readonly reasons: Readonly<Record<string, string>>;
  readonly from: string;
}

/** An attribute in the style sheets of a consumer gets another name, in selectors that name one of these components. */
interface AttributeMigration extends Row {
  readonly attribute: string;
  readonly to: string;
  readonly roots: readonly string[];
}

/** The same with the value of an attribute. */
interface AttributeValueMigration extends Row {
  readonly attributeValue: readonly [attribute: string, value: string];
  readonly to: string;
  readonly roots: readonly string[];
}

/** A change that a person has to make; the compiler reports this name. */
interface ManualMigration extends Row {
  readonly manual: string;
}

export type Migration =
  | PropMigration
  | WrittenMigration
  | TypeMigration
  | KeyMigration
  | ReasonMigration
  | AttributeMigration
  | AttributeValueMigration
  | ManualMigration;
