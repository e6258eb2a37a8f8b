import preview from '@salonica/storybook/preview';
import { longNames } from '@salonica/storybook/fixtures';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { TransactionItem, TransactionList } from './index.ts';
import { el, en } from './TransactionList.messages.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    history: 'Transaction history',
    completed: 'Completed',
    pending: 'Pending',
    rejected: 'Rejected',
    service: 'Haircut & Style',
    added: 'Added to wallet',
    card: 'Visa ending 4242',
    withdrawal: 'Withdrawal',
    bank: 'Bank transfer',
    dates: ['14 Jun 2025', '2 Jun 2025', '28 May 2025', '5 May 2025'],
    amounts: ['-$70.00', '+$100.00', '-$1,035.00', '+$65.00'],
  },
  el: {
    history: 'Ιστορικό συναλλαγών',
    completed: 'Ολοκληρώθηκε',
    pending: 'Σε εκκρεμότητα',
    rejected: 'Απορρίφθηκε',
    service: 'Κούρεμα & χτένισμα',
    added: 'Προσθήκη στο πορτοφόλι',
    card: 'Visa με κατάληξη 4242',
    withdrawal: 'Ανάληψη',
    bank: 'Τραπεζική μεταφορά',
    dates: ['14 Ιουν 2025', '2 Ιουν 2025', '28 Μαΐ 2025', '5 Μαΐ 2025'],
    amounts: ['-70,00 $', '+100,00 $', '-1.035,00 $', '+65,00 $'],
  },
};

function items(language: Language) {
  const t = text[language];
  const completed = (
    <Badge tone="success" icon={<Check aria-hidden="true" />}>
      {t.completed}
    </Badge>
  );
  const rows = [
    { title: 'Atelier Aristotelous', detail: t.service, status: completed },
    { title: t.added, detail: t.card, status: completed },
    {
      title: t.withdrawal,
      detail: t.bank,
      status: (
        <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
          {t.pending}
        </Badge>
      ),
    },
    {
      title: longNames[language],
      detail: t.service,
      status: (
        <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
          {t.rejected}
        </Badge>
      ),
    },
  ];
  const days = ['2025-06-14', '2025-06-02', '2025-05-28', '2025-05-05'];
  return rows.map((row, index) => (
    <TransactionItem
      key={row.title}
      {...row}
      date={{ text: t.dates[index] ?? '', dateTime: days[index] ?? '' }}
      amount={t.amounts[index] ?? ''}
      direction={index % 2 === 0 ? 'out' : 'in'}
    />
  ));
}

const meta = preview.meta({
  title: 'Components/Account/TransactionList',
  component: TransactionList,
  subcomponents: { TransactionItem },
  args: { 'aria-label': 'Transaction history', children: items('en') },
});

export const Default = meta.story({
  parameters: { greek: () => ({ 'aria-label': 'Ιστορικό συναλλαγών', children: items('el') }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return <TransactionList aria-label={text[language].history}>{items(language)}</TransactionList>;
  },
});

/** The direction is given in words, and the minus sign is U+2212. */
export const Behaviour = meta.story({
  play: async ({ canvas, globals }) => {
    const t = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('list', { name: 'Transaction history' })).toBeVisible();
    const [out, incoming] = canvas.getAllByRole('listitem');
    await expect(out).toHaveTextContent(`${t.spent} −$70.00`);
    await expect(out).not.toHaveTextContent('-');
    await expect(incoming).toHaveTextContent(`${t.received} +$100.00`);
    await expect(out?.querySelector('time')).toHaveAttribute('datetime', '2025-06-14');
  },
});

/** Nothing overflows at 230 px, as in a panel on the smallest phone, and a date is not broken. */
export const BehaviourSize = meta.story({
  render: (_, { globals }) => (
    <div style={{ inlineSize: 230 }}>
      <TransactionList>{items(globals['language'] as Language)}</TransactionList>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      await expect(item.clientWidth).toBeLessThanOrEqual(230);
      const date = item.querySelector('time');
      await expect(date?.getClientRects().length).toBe(1);
    }
  },
});
