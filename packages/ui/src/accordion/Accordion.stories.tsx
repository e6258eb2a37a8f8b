import preview from '@salonica/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Accordion, AccordionItem, type AccordionProps } from './index.ts';

const text = {
  en: [
    ['Can I cancel a booking?', 'Yes, up to 24 hours before it begins.'],
    ['What if I am late?', 'Salons wait for 15 minutes.'],
    [
      'How far ahead can I book, and what happens when the time that I want is taken?',
      'Slots are open for the next 30 days. We show the nearest free times.',
    ],
  ],
  el: [
    ['Μπορώ να ακυρώσω μια κράτηση;', 'Ναι, έως 24 ώρες πριν από την έναρξή της.'],
    ['Τι γίνεται αν αργήσω;', 'Τα κομμωτήρια περιμένουν 15 λεπτά.'],
    [
      'Πόσο νωρίτερα μπορώ να κλείσω ραντεβού και τι γίνεται αν η ώρα που θέλω είναι πιασμένη;',
      'Οι ώρες είναι ανοιχτές για τις επόμενες 30 ημέρες. Δείχνουμε τις πιο κοντινές ελεύθερες.',
    ],
  ],
} as const;

const values = ['cancel', 'late', 'ahead'];

const textOf = (globals: Record<string, unknown>) => text[globals['language'] as keyof typeof text];

/**
 * Items have an id only where one is given: a documentation page shows the same items several
 * times.
 */
const items = (language: keyof typeof text, anchor?: string) =>
  values.map((value, index) => (
    <AccordionItem
      key={value}
      value={value}
      id={anchor && `${anchor}-${value}`}
      title={text[language][index]?.[0]}
    >
      <p>{text[language][index]?.[1]}</p>
    </AccordionItem>
  ));

const meta = preview.meta({
  title: 'Components/Finding the way/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items('en'), onValueChange: fn() },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: items('el') }) } });

/** Opening one closes the others. */
export const Exclusive = meta.story({ args: { exclusive: true, defaultValue: ['late'] } });

interface SampleProps extends AccordionProps {
  globals: Record<string, unknown>;
  anchor?: string;
}

function Sample({ globals, anchor, ...rest }: SampleProps) {
  return <Accordion {...rest}>{items(globals['language'] as keyof typeof text, anchor)}</Accordion>;
}

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => <Sample globals={globals} defaultValue={['cancel', 'ahead']} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  render: (args, { globals }) => <Sample {...args} globals={globals} exclusive />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const [[firstQuestion, firstAnswer], [secondQuestion, secondAnswer]] = textOf(globals);
    await expect(canvas.getByRole('heading', { level: 3, name: firstQuestion })).toBeVisible();
    await expect(canvas.getByText(firstAnswer)).not.toBeVisible();

    await userEvent.tab();
    await userEvent.click(canvas.getByText(firstQuestion));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cancel'], { reason: 'press' });
    await waitFor(() => expect(canvas.getByText(firstAnswer)).toBeVisible());

    await userEvent.click(canvas.getByText(secondQuestion));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['late'], { reason: 'press' });
    await waitFor(() => expect(canvas.getByText(secondAnswer)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(firstAnswer)).not.toBeVisible());
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);

    await userEvent.click(canvas.getByText(secondQuestion));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'press' });
    await waitFor(() => expect(canvas.getByText(secondAnswer)).not.toBeVisible());
  },
});

/** Several at once, unless they exclude each other. */
export const BehaviourSeveral = meta.story({
  render: (args, { globals }) => <Sample {...args} globals={globals} defaultValue={['late']} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const [[firstQuestion]] = textOf(globals);
    await userEvent.click(canvas.getByText(firstQuestion));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['late', 'cancel'], {
      reason: 'press',
    });
  },
});

/** An address that names an item opens it; the accordion follows what the browser opens. */
export const BehaviourReveal = meta.story({
  render: (args, { globals }) => (
    <Sample {...args} globals={globals} anchor="faq" exclusive defaultValue={['cancel']} />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const [[, firstAnswer], , [lastQuestion, lastAnswer]] = textOf(globals);
    location.hash = '#faq-ahead';
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(['ahead'], { reason: 'reveal' }),
    );
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText(lastAnswer)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(firstAnswer)).not.toBeVisible());
    await userEvent.click(canvas.getByText(lastQuestion));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'press' });
    history.replaceState(null, '', location.pathname + location.search);
  },
});
