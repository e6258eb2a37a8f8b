export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA zone. */
  readonly timeZone: string;
}

/** The visitor's clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number;
  /** IANA zone of the visitor's device. */
  timeZone(): string;
  /** The data that the server rendered the document with; undefined without one. */
  readonly rendered?: Moment | undefined;
}
