import preview from '@salonica/storybook/preview';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './index.ts';

const text = {
  en: {
    list: 'Atelier Aristotelous',
    tabs: ['Overview', 'Services', 'Our Team', 'Gallery', 'Reviews'],
    panels: [
      'An unhurried studio on the square.',
      'Haircut & Style, 45 minutes.',
      'Eleni, Nikos and Sofia.',
      'Six pictures.',
      'The best balayage in years.',
    ],
    note: 'Note',
  },
  el: {
    list: 'Atelier Aristotelous',
    tabs: ['Επισκόπηση', 'Υπηρεσίες', 'Η ομάδα μας', 'Φωτογραφίες', 'Κριτικές'],
    panels: [
      'Ένα ήρεμο ατελιέ πάνω στην πλατεία.',
      'Κούρεμα και χτένισμα, 45 λεπτά.',
      'Η Ελένη, ο Νίκος και η Σοφία.',
      'Έξι φωτογραφίες.',
      'Το καλύτερο μπαλαγιάζ εδώ και χρόνια.',
    ],
    note: 'Σημείωση',
  },
};

type Text = (typeof text)['en'];

const values = ['overview', 'services', 'team', 'gallery', 'reviews'] as const;

const textOf = (globals: Record<string, unknown>): Text =>
  text[globals['language'] as keyof typeof text];

function panels(t: Text) {
  return values.map((value, index) => (
    <TabPanel key={value} value={value}>
      <p style={{ paddingBlock: 24 }}>{t.panels[index]}</p>
    </TabPanel>
  ));
}

const meta = preview.meta({
  title: 'Components/Finding the way/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    defaultValue: 'overview',
    onValueChange: fn(),
    children: (
      <>
        <TabList label={text.en.list}>
          {values.map((value, index) => (
            <Tab key={value} value={value}>
              {text.en.tabs[index]}
            </Tab>
          ))}
        </TabList>
        {panels(text.en)}
      </>
    ),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      children: (
        <>
          <TabList label={text.el.list}>
            {values.map((value, index) => (
              <Tab key={value} value={value}>
                {text.el.tabs[index]}
              </Tab>
            ))}
          </TabList>
          {panels(text.el)}
        </>
      ),
    }),
  },
});

interface SampleProps extends TabsProps {
  t: Text;
  links?: boolean;
  sticky?: boolean;
  body?: ReactNode;
}

function Sample({ t, body = panels(t), links = false, sticky, ...rest }: SampleProps) {
  return (
    <Tabs {...rest}>
      <TabList label={t.list} sticky={sticky}>
        {values.map((value, index) => (
          <Tab
            key={value}
            value={value}
            renderLink={
              links
                ? ({ children, ...link }) => (
                    <a href={`#${value}`} {...link}>
                      {children}
                    </a>
                  )
                : undefined
            }
          >
            {t.tabs[index]}
          </Tab>
        ))}
      </TabList>
      {body}
    </Tabs>
  );
}

/** Tabs with a URL are links; the consumer updates the URL. */
export const Links = meta.story({
  render: (args, { globals }) => <Sample {...args} t={textOf(globals)} links />,
  args: { defaultValue: 'services' },
});

/** The bar is sticky; `--tabs-top` keeps it below a sticky header. */
export const Sticky = meta.story({
  render: (args, { globals }) => {
    const t = textOf(globals);
    return (
      <Sample
        {...args}
        t={t}
        sticky
        body={values.map((value, index) => (
          <TabPanel key={value} value={value}>
            <p style={{ minBlockSize: '150vb', paddingBlock: 24 }}>{t.panels[index]}</p>
          </TabPanel>
        ))}
      />
    );
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = textOf(globals);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Sample t={t} defaultValue="overview" />
        <Sample t={t} defaultValue="team" />
        <Sample t={t} defaultValue="reviews" links />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

/** Arrows select and wrap, one tab stop, and input in a panel is kept. */
export const Behaviour = meta.story({
  render: (args, { globals }) => {
    const t = textOf(globals);
    return (
      <Sample
        {...args}
        t={t}
        body={values.map((value, index) => (
          <TabPanel key={value} value={value}>
            {value === 'services' ? <TextField label={t.note} /> : t.panels[index]}
          </TabPanel>
        ))}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textOf(globals);
    const tab = (index: number) => canvas.getByRole('tab', { name: t.tabs[index] ?? '' });

    await userEvent.tab();
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(1)).toHaveFocus();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('services', { reason: 'key' });
    await expect(canvas.getByRole('tabpanel', { name: t.tabs[1] ?? '' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: t.note }), 'Κούρεμα');

    await userEvent.click(tab(0));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('overview', { reason: 'press' });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(4)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: t.tabs[0] ?? '' })).toHaveFocus();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(document.querySelectorAll('[role="tabpanel"][tabindex]')).toHaveLength(1);

    await userEvent.click(tab(1));
    await expect(canvas.getByRole('textbox', { name: t.note })).toHaveValue('Κούρεμα');
  },
});

/** Find-in-page searches hidden panels; a match opens its tab. */
export const BehaviourFind = meta.story({
  render: (args, { globals }) => <Sample {...args} t={textOf(globals)} />,
  play: async ({ args, canvas, globals }) => {
    const t = textOf(globals);
    const panel = canvas.getByText(t.panels[3] ?? '').closest('[role="tabpanel"]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');

    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gallery', { reason: 'reveal' });
    await waitFor(() => expect(panel).not.toHaveAttribute('hidden'));
    const tab = canvas.getByRole('tab', { name: t.tabs[3] ?? '' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
});

function Addressed({ t, onAddress }: { t: Text; onAddress: (address: string) => void }) {
  const [value, setValue] = useState('overview');
  return (
    <Sample
      t={t}
      links
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onAddress(next);
      }}
    />
  );
}

const addressed = fn();

/** The consumer handles a plain press on a link; the browser handles one with a modifier. */
export const BehaviourLinks = meta.story({
  render: (_, { globals }) => <Addressed t={textOf(globals)} onAddress={addressed} />,
  play: async ({ canvas, globals, userEvent }) => {
    addressed.mockClear();
    const t = textOf(globals);
    const tab = (index: number) => canvas.getByRole('tab', { name: t.tabs[index] ?? '' });
    await expect(tab(4)).toHaveAttribute('href', '#reviews');

    const modified: boolean[] = [];
    const watch = (event: MouseEvent) => {
      modified.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', watch);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(tab(4));
    await userEvent.keyboard('{/Control}');
    await expect(addressed).not.toHaveBeenCalled();
    await userEvent.click(tab(4));
    await expect(addressed).toHaveBeenLastCalledWith('reviews');
    await userEvent.click(tab(1));
    document.removeEventListener('click', watch);
    await expect(modified).toEqual([false, true, true]);

    tab(3).focus();
    await userEvent.keyboard(' ');
    await expect(addressed).toHaveBeenLastCalledWith('gallery');
  },
});

/** Overflowing tabs scroll, the selected one is scrolled into view, and the cut-off end fades. */
export const BehaviourNarrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ inlineSize: 260 }}>
      <Sample {...args} t={textOf(globals)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more-end'));
    await expect(list).not.toHaveAttribute('data-more-start');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-end'));
    await expect(list).toHaveAttribute('data-more-start');
    const last = document.activeElement?.getBoundingClientRect();
    await expect(last?.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  },
});
