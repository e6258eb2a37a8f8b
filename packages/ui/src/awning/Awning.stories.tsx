import preview from '@salonica/storybook/preview';
import { Awning } from './index.ts';

const meta = preview.meta({ title: 'Components/Layout/Awning', component: Awning });

export const Default = meta.story();

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ background: 'var(--sal-color-band)', minBlockSize: 160 }}>
      <Awning />
    </div>
  ),
});
