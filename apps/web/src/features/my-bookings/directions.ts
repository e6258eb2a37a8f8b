/** The target of a directions link, and whether it is another page. */
export interface Directions {
  readonly href: string;
  /** A link that opens an app must not leave an empty tab behind. */
  readonly isPage: boolean;
}

/**
 * Directions in the device's maps: the customer's preferred app on Android, Apple Maps on its
 * devices, and Google Maps elsewhere.
 * @param userAgent - of the browser
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
