import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { buttonProps } from '../button/index.ts';
import { Section } from './index.ts';

const text = {
  en: {
    title: 'Top rated salons',
    lead: 'The ones that people come back to.',
    action: 'How we choose them',
    more: 'View all salons',
    team: 'The team',
    services: 'Services',
    hours: 'Opening hours',
    content: 'Monday to Friday, 09:00 – 20:00.',
  },
  el: {
    title: 'Τα κομμωτήρια με τις καλύτερες κριτικές',
    lead: 'Αυτά στα οποία επιστρέφουν όλοι.',
    action: 'Πώς τα επιλέγουμε',
    more: 'Όλα τα κομμωτήρια',
    team: 'Η ομάδα',
    services: 'Υπηρεσίες',
    hours: 'Ώρες λειτουργίας',
    content: 'Δευτέρα έως Παρασκευή, 09:00 – 20:00.',
  },
};

const link = (name: string, variant: 'quiet' | 'secondary' = 'quiet') => (
  <a href="#there" {...buttonProps({ variant })}>
    {name}
  </a>
);

const meta = preview.meta({
  title: 'Components/Layout/Section',
  component: Section,
  args: { title: text.en.title, lead: text.en.lead, children: <p>{text.en.content}</p> },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ title: text.el.title, lead: text.el.lead, children: <p>{text.el.content}</p> }),
  },
});

export const WithActionAndMore = meta.story({
  args: { action: link(text.en.action), more: link(text.en.more, 'secondary') },
});

/** Every size, divided, with and without optional parts. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 64 }}>
        <Section
          title={t.title}
          lead={t.lead}
          action={link(t.action)}
          more={link(t.more, 'secondary')}
        >
          <p>{t.content}</p>
        </Section>
        <Section size="m" title={t.team} lead={t.lead} action={link(t.more)}>
          <p>{t.content}</p>
        </Section>
        <div>
          <Section size="s" divided title={t.services} action={link(t.more)}>
            <p>{t.content}</p>
          </Section>
          <Section size="s" divided title={t.hours}>
            <p>{t.content}</p>
          </Section>
        </div>
      </div>
    );
  },
});

/** The action keeps its label on one line, aligned by its text with the edges of the section. */
export const ActionOnOneLine = meta.story({
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ maxInlineSize: 360 }}>
        <Section size="l" title={t.team} lead={t.lead} action={link(t.more)} />
        <Section size="m" title={t.services} lead={t.lead} action={link(t.more)} />
        <Section size="s" title={t.hours} lead={t.lead} action={link(t.more)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const action of canvas.getAllByRole('link')) {
      const words = document.createRange();
      words.selectNodeContents(action);
      const section = action.closest('section')?.getBoundingClientRect();
      await expect(words.getClientRects()).toHaveLength(1);
      const { left, right } = words.getBoundingClientRect();
      // At the end of the title's line, or at the start of its own.
      const distance = Math.min(
        Math.abs(left - (section?.left ?? 0)),
        Math.abs(right - (section?.right ?? 0)),
      );
      await expect(distance).toBeLessThan(2);
    }
  },
});

/** Its heading names it, the link to more comes last, and there is no hairline above the first. */
export const Behaviour = meta.story({
  render: () => (
    <div>
      <Section
        divided
        headingLevel={3}
        title="First"
        action={link('Beside')}
        more={link('All of them')}
      >
        <a href="#inside">Inside</a>
      </Section>
      <Section divided headingLevel={3} title="Second" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('region', { name: 'First' });
    const second = canvas.getByRole('region', { name: 'Second' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    for (const name of ['Beside', 'Inside', 'All of them']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(getComputedStyle(first).borderBlockStartWidth).toBe('0px');
    await expect(getComputedStyle(second).borderBlockStartWidth).toBe('1px');
  },
});
