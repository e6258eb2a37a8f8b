import { useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { makeSalons, type Salon } from './salon.ts';
import './harness.css';

export interface Contender {
  readonly Card: (props: { salon: Salon }) => ReactElement;
  /** The library's required wrapper. */
  readonly Provider?: (props: { children: ReactNode }) => ReactElement;
}

/** The runner's interface of a page. Each promise resolves after the paint. */
export interface Bench {
  /** `hidden` excludes style, layout and paint. */
  mount: (count: number, options?: { hidden?: boolean }) => Promise<void>;
  rerender: () => Promise<void>;
  unmount: () => Promise<void>;
  /** The text of each card, visible and for screen readers, without its layout. */
  read: () => string[];
}

declare global {
  interface Window {
    bench: Bench;
  }
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

const spoken = (card: Element): string =>
  [...card.querySelectorAll('[aria-label], img[alt], a[href]')]
    .flatMap((element) => ['aria-label', 'alt', 'href'].map((name) => element.getAttribute(name)))
    .filter((value) => value !== null)
    .toSorted()
    .join('|');

/** Connects a contender to the page. */
export function start({ Card, Provider }: Contender): void {
  let root: Root | undefined;
  let renew = (): void => undefined;

  function List({ count }: { count: number }): ReactElement {
    const [version, setVersion] = useState(0);
    renew = () => setVersion((before) => before + 1);
    return (
      <ul className="list">
        {makeSalons(count, version).map((salon) => (
          <li key={salon.id}>
            <Card salon={salon} />
          </li>
        ))}
      </ul>
    );
  }

  window.bench = {
    async mount(count, { hidden = false } = {}) {
      const container = document.createElement('div');
      container.style.display = hidden ? 'none' : '';
      document.body.append(container);
      const mounted = createRoot(container);
      root = mounted;
      const list = <List count={count} />;
      flushSync(() => mounted.render(Provider ? <Provider>{list}</Provider> : list));
      await painted();
    },
    async rerender() {
      flushSync(renew);
      await painted();
    },
    async unmount() {
      root?.unmount();
      document.body.replaceChildren();
      await painted();
    },
    read: () =>
      [...document.querySelectorAll('.list > li')].map(
        (card) => `${(card.textContent ?? '').replaceAll(/\s+/g, '')}|${spoken(card)}`,
      ),
  };
}
