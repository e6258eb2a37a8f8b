/**
 * The same object with some of its members replaced; it may be a proxy, which cannot be spread.
 * @example overriding(api, { cancelBooking: cancelByLink })
 */
export function overriding<Whole extends object>(whole: Whole, own: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get: (target, name): unknown => Reflect.get(own, name) ?? Reflect.get(target, name),
  });
}
