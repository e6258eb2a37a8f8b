import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { again } from '../shared/again.ts';
import { useIsSlow } from './use-is-slow.ts';

/** A long wait is explained, and can be tried again. */
export interface Wait {
  readonly isSlow: boolean;
  readonly retry: () => void;
}

export interface ArrivingProps<Parts> {
  /** Null until the parts are here; from then on the same for every page that shows them. */
  readonly arrived: () => Parts | null;
  readonly load: () => Promise<unknown>;
  /** Drawn ahead of time and until the parts are here; takes the same room. */
  readonly renderPlaces: (wait: Wait) => ReactNode;
  /** Stands in their place when they could not be fetched. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: (parts: Parts) => ReactNode;
}

/** Holds the place of what is not part of the first load. */
export function Arriving<Parts>({
  arrived,
  load,
  renderPlaces,
  renderFailure,
  children,
}: ArrivingProps<Parts>) {
  const [state, setState] = useState<'waiting' | 'failed' | 'here'>(() =>
    arrived() === null ? 'waiting' : 'here',
  );
  const isWaiting = state === 'waiting';
  const isSlow = useIsSlow(isWaiting);
  const fetchParts = useEffectEvent(load);

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    const show = (next: 'here' | 'failed') => {
      if (isWanted) setState(next);
    };
    again(fetchParts).then(
      () => show('here'),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isWaiting]);

  const parts = arrived();
  if (state === 'here' && parts !== null) return children(parts);
  if (state === 'failed') return renderFailure(() => setState('waiting'));
  // A script that is on its way cannot be called off, but the page can be asked for anew.
  return renderPlaces({ isSlow, retry: () => window.location.reload() });
}
