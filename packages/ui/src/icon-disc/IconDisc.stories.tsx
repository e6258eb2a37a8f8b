import preview from '@salonica/storybook/preview';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { expect } from 'storybook/test';
import { IconDisc } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout/IconDisc',
  component: IconDisc,
  args: { children: <MapPin /> },
});

export const Default = meta.story();

/** Every tone, every size. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, max-content)' }}>
      {(['s', 'm', 'l'] as const).flatMap((size) => [
        <IconDisc key={`${size}-accent`} size={size}>
          <MapPin />
        </IconDisc>,
        <IconDisc key={`${size}-success`} size={size} tone="success">
          <Check />
        </IconDisc>,
        <IconDisc key={`${size}-warning`} size={size} tone="warning">
          <TriangleAlert />
        </IconDisc>,
        <IconDisc key={`${size}-danger`} size={size} tone="danger">
          <CircleAlert />
        </IconDisc>,
      ])}
    </div>
  ),
});

/** It is decorative, and keeps its size beside long words. */
export const Behaviour = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, inlineSize: 160 }}>
      <IconDisc {...args} data-testid="disc" />
      <p>Aristotelous Square, Thessaloniki</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const disc = canvas.getByTestId('disc');
    await expect(disc).toHaveAttribute('aria-hidden', 'true');
    await expect([disc.offsetWidth, disc.offsetHeight]).toEqual([48, 48]);
  },
});
