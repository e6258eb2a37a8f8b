import preview from '@salonica/storybook/preview';
import { BrandMark } from './index.ts';

const meta = preview.meta({ title: 'Components/Finding the way/BrandMark', component: BrandMark });

export const Default = meta.story();

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      <BrandMark size={24} />
      <BrandMark />
      <BrandMark size={64} />
    </div>
  ),
});
