import { expect, waitFor } from 'storybook/test';

export async function drawn(): Promise<void> {
  await waitFor(() =>
    expect(
      document.querySelector('[data-component="lightbox"] [data-place="0"]'),
    ).not.toHaveAttribute('data-status', 'loading'),
  );
  await waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLImageElement>('[data-part="thumb"] img')].every(
        (image) => image.complete,
      ),
    ).toBe(true),
  );
}

export const part = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(
    `[data-component="lightbox"] [data-part="${name}"]`,
  );
  if (!found) throw new Error(`The lightbox has no ${name}`);
  return found;
};

export const shown = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-place="0"]');
  if (!found) throw new Error('No picture is in view');
  return found;
};

interface Stroke {
  from: [number, number];
  to: [number, number];
  /** Minimum duration of the finger gesture, in milliseconds. */
  time?: number;
  id?: number;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export function touch(type: string, [clientX, clientY]: [number, number], pointerId = 1): void {
  shown()
    .querySelector('[data-part="mount"]')
    ?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType: 'touch',
        clientX,
        clientY,
      }),
    );
}

export async function stroke({ from, to, time = 0, id }: Stroke): Promise<void> {
  touch('pointerdown', from, id);
  touch('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], id);
  await wait(time);
  touch('pointermove', to, id);
  touch('pointerup', to, id);
}
