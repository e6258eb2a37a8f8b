/** The visitor's clock. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number;
  /** IANA zone of the visitor's device. */
  timeZone(): string;
}
