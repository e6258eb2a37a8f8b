import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { Note } from '../note/index.ts';
import { Container } from './index.ts';

const text = {
  en: { title: 'Payment methods', body: 'Visa ending in 4242, the one that pays first.' },
  el: { title: 'Τρόποι πληρωμής', body: 'Visa που λήγει σε 4242, αυτή που πληρώνει πρώτη.' },
};

const content = (language: keyof typeof text) => (
  <Note title={text[language].title}>{text[language].body}</Note>
);

const meta = preview.meta({
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { before: 's', after: 's', children: content('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: content('el') }) } });

/** Every step of space above and below. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const children = content(globals['language'] as keyof typeof text);
    return (
      <>
        <Container>{children}</Container>
        <Container before="s" after="m">
          {children}
        </Container>
        <Container after="l">{children}</Container>
        <Container after="s" style={{ '--container-width': '480px' } as object}>
          {children}
        </Container>
      </>
    );
  },
});

/** Limited to the page width, centred, with a gutter on narrower screens. */
export const Behaviour = meta.story({
  render: (args) => (
    <>
      <div style={{ inlineSize: 1600 }}>
        <Container {...args} data-testid="wide" />
      </div>
      <div style={{ inlineSize: 320 }}>
        <Container {...args} as="section" aria-label="Narrow">
          <div style={{ inlineSize: '100%' }} data-testid="inside" />
        </Container>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const wide = canvas.getByTestId('wide');
    await expect(wide.offsetWidth).toBe(1248);
    await expect(wide.offsetLeft - (wide.parentElement?.offsetLeft ?? 0)).toBe(176);
    const narrow = canvas.getByRole('region', { name: 'Narrow' });
    await expect(narrow.offsetWidth).toBe(320);
    const room = canvas.getByTestId('inside').offsetWidth;
    await expect(room).toBeGreaterThanOrEqual(320 - 2 * 24);
    await expect(room).toBeLessThanOrEqual(320 - 2 * 20);
  },
});
