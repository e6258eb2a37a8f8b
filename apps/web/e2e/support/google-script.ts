/**
 * Replaces the one script that a Google sign-in loads from the network: it carries calls between a page and a frame of
 * another origin. The page and the frame both load it; each side finds the other by `postMessage`. It is sent to the
 * browser as text, so it uses nothing from outside of itself.
 */
export function googleScript(): void {
  const channel = 'salonica-frame-calls';

  interface Message {
    readonly channel: typeof channel;
    readonly kind: 'ready' | 'call' | 'answer';
    readonly id?: number;
    readonly name?: string;
    readonly value?: unknown;
  }

  type Handler = (value: unknown) => unknown;

  class Frame {
    readonly #peer: () => Window | null;
    readonly #handlers = new Map<string, Handler>();
    readonly #early = new Map<string, Message>();
    readonly #answers = new Map<number, (answers: unknown[]) => void>();
    readonly #ready: Promise<void>;
    #setReady: () => void = () => {};
    #lastCall = 0;

    constructor(peer: () => Window | null) {
      this.#peer = peer;
      this.#ready = new Promise((resolve) => {
        this.#setReady = resolve;
      });
      window.addEventListener('message', (event: MessageEvent<Message | null>) => {
        if (event.data?.channel === channel && event.source === peer()) {
          void this.#receive(event.data);
        }
      });
    }

    #post(message: Omit<Message, 'channel'>): void {
      this.#peer()?.postMessage({ channel, ...message }, '*');
    }

    async #receive(message: Message): Promise<void> {
      const { kind, id = 0, name = '', value } = message;
      if (kind === 'ready') this.#setReady();
      if (kind === 'answer') this.#answer(id, value);
      if (kind !== 'call') return;
      const handler = this.#handlers.get(name);
      // The other side may have loaded before this one has registered its listeners.
      if (handler === undefined) this.#early.set(name, message);
      else this.#post({ kind: 'answer', id, value: await handler(value) });
    }

    #answer(id: number, value: unknown): void {
      try {
        this.#answers.get(id)?.([value]);
      } catch {
        // The identity SDK throws in one of its callbacks after its work; the real script ignores
        // that too.
      }
    }

    announce(): void {
      this.#post({ kind: 'ready' });
    }

    restyle(): Promise<void> {
      return Promise.resolve();
    }

    async ping(callback: () => void): Promise<void> {
      await this.#ready;
      callback();
    }

    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      const early = this.#early.get(name);
      this.#early.delete(name);
      if (early !== undefined) void this.#receive(early);
    }

    send(name: string, value: unknown, callback?: (answers: unknown[]) => void): void {
      this.#lastCall += 1;
      if (callback !== undefined) this.#answers.set(this.#lastCall, callback);
      this.#post({ kind: 'call', id: this.#lastCall, name, value });
    }
  }

  interface OpenOptions {
    readonly where: HTMLElement;
    readonly url: string;
    readonly attributes: Readonly<Record<string, string>> & {
      readonly style: Readonly<Record<string, string>>;
    };
  }

  const context = {
    open({ where, url, attributes }: OpenOptions, onOpen: (frame: Frame) => unknown): unknown {
      const element = document.createElement('iframe');
      const { style, ...plain } = attributes;
      for (const [name, value] of Object.entries(plain)) element.setAttribute(name, value);
      Object.assign(element.style, style);
      const frame = new Frame(() => element.contentWindow);
      element.src = url;
      where.append(element);
      return onOpen(frame);
    },
    getParentIframe(): Frame {
      const frame = new Frame(() => window.parent);
      frame.announce();
      return frame;
    },
  };

  const gapi = {
    load: (_module: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: Frame, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  Object.assign(window, { gapi });

  const { src } = document.currentScript as HTMLScriptElement;
  const onload = new URL(src).searchParams.get('onload') ?? 'gapi_onload';
  const callbacks = window as unknown as Readonly<Record<string, (() => void) | undefined>>;
  callbacks[onload]?.();
}
