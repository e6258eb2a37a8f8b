import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './index.ts';
import { el, en } from './Skeleton.messages.ts';

const meta = preview.meta({
  title: 'Components/Saying what happened/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { variant: 'text' },
});

export const Default = meta.story();

/** Several blocks are one unit: it announces "Loading" once, and its blocks animate together. */
export const Group = meta.story({
  render: (args) => (
    <SkeletonGroup style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <Skeleton style={{ aspectRatio: '4 / 3' }} />
      <Skeleton {...args} style={{ inlineSize: '60%' }} />
      <Skeleton {...args} style={{ inlineSize: '40%' }} />
    </SkeletonGroup>
  ),
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <SkeletonGroup style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Skeleton style={{ blockSize: 160 }} />
      <Skeleton variant="text" style={{ inlineSize: '70%' }} />
      <Skeleton variant="text" style={{ inlineSize: '45%' }} />
      <Skeleton variant="pill" style={{ inlineSize: 120, blockSize: 40 }} />
      <Skeleton variant="circle" style={{ inlineSize: 48 }} />
    </SkeletonGroup>
  ),
});

export const Behaviour = meta.story({
  render: () => (
    <SkeletonGroup>
      <Skeleton variant="text" />
    </SkeletonGroup>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { loading } = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('status')).toHaveTextContent(loading);
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
});
