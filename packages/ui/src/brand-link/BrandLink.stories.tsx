import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { BrandLink, type BrandLinkProps } from './index.ts';

const homeCalled =
  (label: string): BrandLinkProps['renderLink'] =>
  ({ children, ...link }) => (
    <a href="#home" aria-label={label} {...link}>
      {children}
    </a>
  );

const labels = { en: 'Salonica, home', el: 'Salonica, αρχική σελίδα' };

const meta = preview.meta({
  title: 'Components/Finding the way/BrandLink',
  component: BrandLink,
  args: { renderLink: homeCalled(labels.en) },
});

export const Default = meta.story({
  parameters: { greek: () => ({ renderLink: homeCalled(labels.el) }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <BrandLink renderLink={homeCalled(labels[globals['language'] as keyof typeof labels])} />
  ),
});

/** One link, announced with its name and target. */
export const Behaviour = meta.story({
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: labels.en });
    await expect(home).toHaveTextContent('Salonica');
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(home).toHaveFocus();
  },
});
