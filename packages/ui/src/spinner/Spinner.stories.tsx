import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { el, en } from './Spinner.messages.ts';
import { Spinner } from './index.ts';

const meta = preview.meta({ title: 'Components/Saying what happened/Spinner', component: Spinner });

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'l' } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <Spinner size="s" />
      <Spinner />
      <Spinner size="l" />
    </div>
  ),
});

export const Behaviour = meta.story({
  play: async ({ canvas, globals }) => {
    const { loading } = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('status')).toHaveTextContent(loading);
  },
});
