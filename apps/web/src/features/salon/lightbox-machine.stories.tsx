import preview from '@salonica/storybook/preview';
import { fireEvent } from 'storybook/test';
import { type MachineStory, never, stateStories } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { GalleryMosaic } from './GalleryMosaic.tsx';
import { lightboxMachine } from './lightbox-machine.ts';
import { PhotoLightbox } from './PhotoLightbox.tsx';
import type { DecodePhoto } from './photo-source.ts';

const meta = preview.meta({
  title: 'Machines/Lightbox',
  parameters: machinePage({
    machine: lightboxMachine,
    title: 'Machines/Lightbox',
    about:
      'The pictures of a salon, one at a time above the page. A picture is shown when it is completely decoded; until then the visitor sees that it is loading or that it failed to load.',
  }),
});

const inState = stateStories(lightboxMachine);

/** The gallery of a salon, with pictures that the story controls. */
function gallery(decode: DecodePhoto) {
  return {
    path: '/salon/01?photo=2',
    part: {
      namespaces: ['salon'],
      isPadded: true,
      element: async ({ ports, language }) => {
        const { signal } = new AbortController();
        const request = { language: language.current(), signal };
        const salon = await ports.api.readSalon({ id: '01', ...request });
        return (
          <>
            <GalleryMosaic salon={salon} />
            <PhotoLightbox salon={salon} decode={decode} />
          </>
        );
      },
    },
  } satisfies Partial<MachineStory>;
}

const comes: DecodePhoto = async () => undefined;

export const Closed = meta.story(
  inState('closed', {
    ...gallery(comes),
    path: '/salon/01',
    sees: ['[data-photos-behind]', (t) => t('gallery.viewAll', { ns: 'salon', count: 6 })],
  }),
);

export const OpenLoading = meta.story(
  inState('open.loading', {
    ...gallery(never),
    sees: ['[data-component="lightbox"] [data-place="0"] [data-part="loading"]'],
  }),
);

export const OpenViewingIdle = meta.story(
  inState('open.viewing.idle', {
    ...gallery(comes),
    sees: ['[data-component="lightbox"] [data-place="0"] [data-part="picture"]'],
  }),
);

export const OpenViewingZoomed = meta.story(
  inState('open.viewing.zoomed', {
    ...gallery(comes),
    act: async ({ find }) => {
      await find('[data-place="0"] [data-part="picture"]');
      await fireEvent.keyDown(await find('[data-component="lightbox"]'), { key: '+' });
    },
    sees: ['[data-component="lightbox"][data-zoomed]'],
  }),
);

export const OpenFailed = meta.story(
  inState('open.failed', {
    ...gallery(() => Promise.reject(new Error('The server is away'))),
    sees: ['[data-component="lightbox"] [data-part="failure"]'],
  }),
);
