import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { type LightboxEvent, lightboxMachine } from './lightbox-machine.ts';
import { usePhotoAddress } from './use-photo-address.ts';

export interface LightboxState {
  readonly isOpen: boolean;
  /** The visible picture, or the last visible one. */
  readonly index: number;
  readonly zoom: number;
  readonly statusOf: (index: number) => 'loading' | 'ready' | 'failed';
  readonly show: (index: number) => void;
  readonly changeZoom: (zoom: number) => void;
  readonly retry: () => void;
  readonly close: () => void;
}

/** A step with wrap-around, or a jump. */
function moveTo(index: number, from: number, count: number): LightboxEvent {
  if (index === (from + 1) % count) return { type: 'photo.next' };
  if (from === (index + 1) % count) return { type: 'photo.previous' };
  return { type: 'photo.show', index };
}

/**
 * The lightbox of a gallery: its machine and its URL.
 * @param decode - resolves when the picture at this index is decoded; the first one given is kept
 */
export function useLightbox(
  count: number,
  decode: (index: number) => Promise<void>,
): LightboxState {
  const [machine] = useState(() =>
    lightboxMachine.provide({
      actors: {
        decodePhoto: fromPromise<unknown, { index: number }>(({ input }) => decode(input.index)),
        preloadPhotos: fromCallback<LightboxEvent, { indices: readonly number[] }>(
          ({ input, sendBack }) => {
            for (const index of input.indices) {
              decode(index).then(
                () => sendBack({ type: 'photo.decoded', index }),
                // It is fetched again when needed, and reported then.
                () => undefined,
              );
            }
          },
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { count }, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);
  const { index, zoom, ready } = snapshot.context;

  const address = usePhotoAddress(count, (asked) => {
    if (asked === null) {
      actor.send({ type: 'lightbox.close' });
      return;
    }
    actor.send({ type: 'photo.open', index: asked });
    actor.send({ type: 'photo.show', index: asked });
  });
  const shown = useEffectEvent(address.show);
  const closed = useEffectEvent(address.leave);
  useEffect(() => {
    const subscriptions = [
      actor.on('photo.shown', (fact) => shown(fact.index)),
      actor.on('lightbox.closed', () => closed()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  return {
    isOpen: !snapshot.matches('closed'),
    index,
    zoom,
    statusOf(photo) {
      if (ready.includes(photo)) return 'ready';
      return photo === index && snapshot.matches({ open: 'failed' }) ? 'failed' : 'loading';
    },
    show: (wanted) => actor.send(moveTo(wanted, actor.getSnapshot().context.index, count)),
    changeZoom: (wanted) => actor.send({ type: 'zoom.change', zoom: wanted }),
    retry: () => actor.send({ type: 'photo.retry' }),
    close: () => actor.send({ type: 'lightbox.close' }),
  };
}
