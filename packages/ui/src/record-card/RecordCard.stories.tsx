import preview from '@salonica/storybook/preview';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Panel } from '../panel/index.ts';
import { PaymentMethodCard, RecordCard } from './index.ts';
import { el, en } from './RecordCard.messages.ts';

const text = {
  en: {
    home: 'Home',
    work: 'The studio where I work on Tuesdays and Thursdays',
    street: '24 Tsimiski, third floor',
    city: 'Thessaloniki',
    edit: 'Edit',
    remove: 'Delete',
    add: 'Add',
    methods: 'Payment methods',
  },
  el: {
    home: 'Σπίτι',
    work: 'Το στούντιο όπου εργάζομαι Τρίτη και Πέμπτη',
    street: 'Τσιμισκή 24, τρίτος όροφος',
    city: 'Θεσσαλονίκη',
    edit: 'Επεξεργασία',
    remove: 'Διαγραφή',
    add: 'Προσθήκη',
    methods: 'Τρόποι πληρωμής',
  },
};

type Words = (typeof text)['en'];

const addressActions = (t: Words, name: string) => (
  <>
    <Button
      variant="secondary"
      size="s"
      startIcon={<Pencil aria-hidden="true" />}
      aria-label={`${t.edit}: ${name}`}
    >
      {t.edit}
    </Button>
    <Button
      variant="quiet-destructive"
      size="s"
      startIcon={<Trash2 aria-hidden="true" />}
      aria-label={`${t.remove}: ${name}`}
    >
      {t.remove}
    </Button>
  </>
);

const addressLines = (t: Words) => (
  <address>
    {t.street}
    <br />
    {t.city}
  </address>
);

const meta = preview.meta({
  title: 'Components/Account/RecordCard',
  component: RecordCard,
  subcomponents: { PaymentMethodCard },
  args: {
    icon: <House />,
    title: text.en.home,
    default: true,
    actions: addressActions(text.en, text.en.home),
    children: addressLines(text.en),
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      title: text.el.home,
      actions: addressActions(text.el, text.el.home),
      children: addressLines(text.el),
    }),
  },
});

const cards = [
  { type: 'Visa', last4: '4242', expiry: '08/27' },
  { type: 'Mastercard', last4: '5510', expiry: '11/26' },
];

const editCard = (t: Words, { type, last4 }: (typeof cards)[number]) => (
  <IconButton variant="quiet" label={`${t.edit}: ${type} ${last4}`}>
    <Pencil aria-hidden="true" />
  </IconButton>
);

const wallet = (t: Words) => (
  <Panel
    title={t.methods}
    action={
      <Button variant="quiet" size="s" startIcon={<Plus aria-hidden="true" />}>
        {t.add}
      </Button>
    }
  >
    {cards.map((card, index) => (
      <PaymentMethodCard
        key={card.last4}
        {...card}
        variant="row"
        default={index === 0}
        actions={editCard(t, card)}
      />
    ))}
  </Panel>
);

/** Several in one panel. */
export const PaymentMethods = meta.story({ render: () => wallet(text.en) });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
        <RecordCard icon={<House />} title={t.home} default actions={addressActions(t, t.home)}>
          {addressLines(t)}
        </RecordCard>
        <RecordCard
          icon={<BriefcaseBusiness />}
          title={t.work}
          default
          actions={addressActions(t, t.work)}
        >
          {addressLines(t)}
        </RecordCard>
        <PaymentMethodCard type="Visa" last4="4242" expiry="08/27" />
        {wallet(t)}
      </div>
    );
  },
});

/** The dots of a card number are announced as words, and the default one is marked. */
export const Behaviour = meta.story({
  render: () => wallet(text.en),
  play: async ({ canvas, globals }) => {
    const t = globals['language'] === 'el' ? el : en;
    const first = canvas.getByRole('article', { name: `Visa ${t.endingIn} 4242` });
    await expect(first).toHaveTextContent(t.default);
    await expect(first).toHaveTextContent(t.expires('08/27'));
    const second = canvas.getByRole('article', { name: `Mastercard ${t.endingIn} 5510` });
    await expect(second).not.toHaveTextContent(t.default);
    await expect(canvas.getByRole('button', { name: 'Edit: Mastercard 5510' })).toBeVisible();
  },
});

/** Nothing overflows at 240 px. */
export const BehaviourSize = meta.story({
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ inlineSize: 240 }}>
        <RecordCard icon={<House />} title={t.work} default actions={addressActions(t, t.work)}>
          {addressLines(t)}
        </RecordCard>
        {wallet(t)}
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      await expect(card.clientWidth).toBeLessThanOrEqual(240);
    }
  },
});
