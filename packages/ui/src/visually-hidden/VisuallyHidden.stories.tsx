import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = preview.meta({
  title: 'Components/Saying what happened/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Rated 4.8 out of 5' },
});

export const Default = meta.story({
  parameters: { greek: () => ({ children: 'Βαθμολογία 4,8 στα 5' }) },
});

export const Behaviour = meta.story({
  render: (args) => (
    <button type="button">
      <span aria-hidden="true">★ 4.8</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rated 4.8 out of 5' })).toBeVisible();
    await expect(canvas.getByText('Rated 4.8 out of 5').getBoundingClientRect().width).toBe(1);
  },
});
