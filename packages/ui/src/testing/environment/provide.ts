/** Adds what a simulated browser lacks, and keeps what it has. */
export function provide(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    // A simulated browser may have the name without a value.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
