export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA zone. */
  readonly timeZone: string;
}

/** The time that a response of the server carries, in milliseconds since 1970. */
export interface ServerTime {
  /** By the server's clock, in whole seconds. */
  readonly at: number;
  /** By the device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** The visitor's clock. */
export interface ClockPort {
  /** Milliseconds since 1970; the server's time where the device's is wrong. */
  now(): number;
  /** IANA zone of the visitor's device. */
  timeZone(): string;
  /** Calls back when `now` has changed at once; undefined for a clock that is never corrected. */
  readonly onCorrection?: (listener: () => void) => () => void;
  /** The data that the server rendered the document with; undefined without one. */
  readonly rendered?: Moment | undefined;
}
