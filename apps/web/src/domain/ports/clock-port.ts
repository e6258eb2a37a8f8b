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
  /** What the server knew when it rendered the document; undefined where it rendered none. */
  readonly rendered?: Moment | undefined;
}
