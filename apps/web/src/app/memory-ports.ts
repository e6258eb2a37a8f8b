import type { LivePort } from '../domain/ports/live-port.ts';
import type { Memory, MemoryPorts } from '../testing/memory/index.ts';
import { lazyPort, once } from './lazy-port.ts';

/** What answers in the page until the API does. */
export interface AppMemory extends Pick<Memory, 'signIn' | 'signOut'> {
  readonly ports: Omit<MemoryPorts, 'clock' | 'drafts' | 'position'>;
}

/** The memory comes with the first question; who asks is known before. */
export function createAppMemory(open: () => Promise<Memory>): AppMemory {
  let isCustomer = false;
  let memory: Memory | null = null;
  const load = once(async () => {
    memory = await open();
    if (isCustomer) memory.signIn();
    return memory.ports;
  });
  const port = <Name extends keyof AppMemory['ports']>(name: Name): MemoryPorts[Name] =>
    lazyPort<MemoryPorts[Name]>(async () => (await load())[name]);
  const live: LivePort = {
    watch(salonIds, onEvent) {
      let isWatching = true;
      let stop = (): void => undefined;
      void load().then((ports) => {
        if (isWatching) stop = ports.live.watch(salonIds, onEvent);
      });
      return () => {
        isWatching = false;
        stop();
      };
    },
  };
  return {
    ports: {
      addresses: port('addresses'),
      availability: port('availability'),
      bookings: port('bookings'),
      favorites: port('favorites'),
      homePage: port('homePage'),
      live,
      recommendations: port('recommendations'),
      salons: port('salons'),
    },
    signIn() {
      isCustomer = true;
      memory?.signIn();
    },
    signOut() {
      isCustomer = false;
      memory?.signOut();
    },
  };
}
