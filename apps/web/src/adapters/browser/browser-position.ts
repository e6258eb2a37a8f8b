import type { PositionAnswer, PositionPort } from '../../domain/ports/position-port.ts';

/** A street is near enough, and an answer of the last minutes is new enough; in milliseconds. */
const question: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 300_000,
  timeout: 10_000,
};

const denied = 1;

/** Where the device says it is. Nothing is kept and nothing is sent. */
export function createBrowserPosition(): PositionPort {
  return {
    locate: () =>
      new Promise<PositionAnswer>((resolve) => {
        if (!('geolocation' in navigator)) {
          resolve({ kind: 'unavailable' });
          return;
        }
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve({ kind: 'here', latitude, longitude }),
          ({ code }) => resolve({ kind: code === denied ? 'denied' : 'unavailable' }),
          question,
        );
      }),
  };
}
