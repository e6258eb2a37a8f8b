import type { ApiPortOptions, ApiPorts } from './api-port-types.ts';
import { lazyLive } from './lazy-live.ts';
import { lazyPort, once } from './lazy-port.ts';
import { loadIdleParts } from '../boot/load-idle-parts.ts';
import type { OpenApi } from './open-api.ts';

/** The ports of the API host. Their code is loaded with the first call. */
export function createApiPorts(options: ApiPortOptions): ApiPorts {
  const api = once(async () => (await loadIdleParts()).openApi(options));
  const port = <Name extends Exclude<keyof OpenApi, 'live'>>(name: Name): OpenApi[Name] =>
    lazyPort<OpenApi[Name]>(async () => (await api())[name]);
  let isLive = false;
  const openLive = async () => (await api()).live;
  return {
    api: port('api'),
    homePage: port('homePage'),
    registration: port('registration'),
    live: lazyLive(() => {
      isLive = true;
      return openLive();
    }),
    changeVisitor() {
      if (!isLive) return;
      void openLive().then(
        ({ reopen }) => reopen(),
        () => undefined,
      );
    },
  };
}
