import type { PositionResult, PositionPort } from '../../domain/ports/position-port.ts';

/** Street-level accuracy and a position of the last minutes are sufficient; in milliseconds. */
const question: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 300_000,
  timeout: 10_000,
};

const denied = 1;

/** The device's position. Nothing is stored or sent. */
export function createBrowserPosition(): PositionPort {
  return {
    locate: () =>
      new Promise<PositionResult>((resolve) => {
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
