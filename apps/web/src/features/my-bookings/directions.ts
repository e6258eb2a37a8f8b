/** Where a link to directions leads, and whether that is another page. */
export interface Directions {
  readonly href: string;
  /** A link that opens an app must not leave an empty tab behind. */
  readonly isPage: boolean;
}

/**
 * The way to an address in the maps of the device: the app of the customer's choice on Android, Apple's maps on its
 * devices, and a page of Google Maps anywhere else.
 *
 * @param userAgent - what the browser says it is
 */
export function directionsTo(place: string, userAgent: string): Directions {
  const wanted = encodeURIComponent(place);
  if (/Android/i.test(userAgent)) return { href: `geo:0,0?q=${wanted}`, isPage: false };
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) {
    return { href: `https://maps.apple.com/?daddr=${wanted}`, isPage: true };
  }
  return {
    href: `https://www.google.com/maps/dir/?api=1&destination=${wanted}`,
    isPage: true,
  };
}
