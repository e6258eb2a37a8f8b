import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from '#i18n/init.ts';
import { GalleryMosaic } from '../GalleryMosaic.tsx';
import { PhotoLightbox } from '../PhotoLightbox.tsx';
import { salon } from './fake-salon.ts';

export interface RenderOptions {
  readonly address?: string;
  readonly strict?: boolean;
}

/** A salon's pictures on the screen; the test controls when each picture loads. */
export async function renderLightbox({
  address = '/salon/01',
  strict = false,
}: RenderOptions = {}) {
  const i18n = await createI18n('en', ['salon']);
  const asked: string[] = [];
  const waiting: { src: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const decode = (src: string) => {
    asked.push(src);
    return new Promise<void>((resolve, reject) => waiting.push({ src, resolve, reject }));
  };
  const router = createMemoryRouter(
    [
      {
        path: '/salon/:id',
        element: (
          <I18nextProvider i18n={i18n}>
            <GalleryMosaic salon={salon} />
            <PhotoLightbox salon={salon} decode={decode} />
          </I18nextProvider>
        ),
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/elsewhere', address], initialIndex: 1 },
  );
  const app = <RouterProvider router={router} />;
  const { container } = render(strict ? <StrictMode>{app}</StrictMode> : app);
  const settle = () => act(async () => undefined);
  await settle();

  const control = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Not on the screen: ${selector}`);
    return found;
  };
  const dialog = () => control('[data-component="lightbox"]');
  const press = async (element: HTMLElement) => {
    fireEvent.click(element);
    await settle();
  };
  const shown = () => container.querySelector<HTMLElement>('[data-place="0"]');
  const answer = (end: 'resolve' | 'reject') =>
    act(async () => {
      const index = router.state.location.search.replace(/\D/g, '');
      const at = waiting.findLastIndex(({ src }) => src === `/${index}.svg`);
      const [question] = waiting.splice(at, 1);
      if (question === undefined) throw new Error(`Nobody asked for picture ${index}`);
      if (end === 'resolve') question.resolve();
      else question.reject(new Error('No picture'));
    });

  return {
    router,
    asked,
    press,
    settle,
    control,
    thumbnail: (index: number) => control(`[data-photo="${index}"]`),
    open: (index: number) => press(control(`[data-photo="${index}"]`)),
    button: (part: string) => control(`[data-component="lightbox"] [data-part="${part}"]`),
    small: (index: number) => {
      const found = [...dialog().querySelectorAll<HTMLElement>('[data-part="thumb"]')][index];
      if (found === undefined) throw new Error(`There is no small picture ${index}`);
      return found;
    },
    key: async (key: string) => {
      fireEvent.keyDown(dialog(), { key });
      await settle();
    },
    escape: async () => {
      fireEvent(dialog(), new Event('cancel', { cancelable: true }));
      await settle();
    },
    come: () => answer('resolve'),
    fail: () => answer('reject'),
    search: () => router.state.location.search,
    history: (delta: number) =>
      act(async () => {
        await router.navigate(delta);
      }),
    /** The visible state. */
    view: () => ({
      isOpen: dialog().hasAttribute('open'),
      photo: router.state.location.search,
      counter: dialog().querySelector('[data-part="counter"]')?.textContent ?? null,
      status: shown()?.dataset['status'] ?? null,
      isZoomed: dialog().hasAttribute('data-zoomed'),
      offersRetry: shown()?.querySelector('[role="alert"] button') !== null && shown() !== null,
    }),
  };
}

export type RenderedLightbox = Awaited<ReturnType<typeof renderLightbox>>;
