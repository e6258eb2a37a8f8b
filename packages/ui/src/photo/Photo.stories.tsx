import preview from '@salonica/storybook/preview';
import { facades } from '@salonica/storybook/fixtures';
import { expect, waitFor } from 'storybook/test';
import { Photo } from './index.ts';

const aristotelous = {
  src: facades.aristotelous.light,
  darkSrc: facades.aristotelous.dark,
  alt: 'Atelier Aristotelous, illustrated storefront',
};

const meta = preview.meta({
  title: 'Components/Salons/Photo',
  component: Photo,
  args: { image: aristotelous },
});

/** The light picture in the light theme, the dark picture in the dark one. */
export const Default = meta.story({
  parameters: {
    greek: () => ({
      image: { ...aristotelous, alt: 'Atelier Aristotelous, εικονογραφημένη βιτρίνα' },
    }),
  },
});

/** No picture: a closed shop in the colours of the theme. */
export const Missing = meta.story({ args: { image: null, seed: 'Kyma' } });

export const Wide = meta.story({ args: { ratio: '16:9' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <Photo image={aristotelous} />
      <Photo image={{ src: facades.kyma.light, alt: 'Kyma, illustrated storefront' }} />
      <Photo image={aristotelous} ratio="16:9" />
      <Photo image={aristotelous} ratio="3:2" />
      <Photo seed="Salon Olympia" />
      <Photo seed="Kyma" />
      <Photo seed="Nea Paralia" />
      <Photo seed="Figaro" ratio="1:1" />
    </div>
  ),
});

const shownOf = (region: HTMLElement): (string | undefined)[] =>
  [...region.querySelectorAll<HTMLImageElement>('img')]
    .filter((img) => getComputedStyle(img).display !== 'none')
    .map((img) => img.dataset['part']);

/** A themed region has the pictures of its theme, also when nested. */
export const BehaviourRegions = meta.story({
  render: () => (
    <div data-theme="dark" data-testid="dark">
      <Photo image={aristotelous} />
      <div data-theme="light" data-testid="light">
        <Photo image={aristotelous} />
        <div data-theme="dark" data-testid="dark-again">
          <Photo image={aristotelous} />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(shownOf(canvas.getByTestId('dark'))).toEqual(['dark', 'light', 'dark']);
    await expect(shownOf(canvas.getByTestId('light'))).toEqual(['light', 'dark']);
    await expect(shownOf(canvas.getByTestId('dark-again'))).toEqual(['dark']);
  },
});

/** A dark picture that does not exist is replaced by the light picture, a light picture by the drawing. */
export const Behaviour = meta.story({
  render: () => (
    <>
      <div data-testid="dark">
        <Photo
          image={{ src: facades.kyma.light, darkSrc: 'data:image/png;base64,x', alt: 'Kyma' }}
        />
      </div>
      <div data-testid="light">
        <Photo image={{ src: 'data:image/png;base64,y', alt: 'Figaro' }} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Kyma' })).toBeVisible());
    await waitFor(() => {
      const shown = canvas.getByRole<HTMLImageElement>('img', { name: 'Kyma' });
      return expect(shown.naturalWidth).toBeGreaterThan(0);
    });
    await waitFor(() =>
      expect(canvas.getByTestId('light').querySelector('[data-part="placeholder"]')).toBeVisible(),
    );
    await expect(canvas.queryByRole('img', { name: 'Figaro' })).toBeNull();
  },
});
