import preview from '@salonica/storybook/preview';
import { facades } from '@salonica/storybook/fixtures';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { BookingBar, BookingSummary, type BookingSummaryProps } from './index.ts';

type Language = 'en' | 'el';

const image = { src: facades.aristotelous.light, darkSrc: facades.aristotelous.dark, alt: '' };

const tickets = {
  en: {
    rows: [
      { label: 'Service', value: 'Haircut & Style' },
      { label: 'Duration', value: '45 min' },
      { label: 'Date', value: 'Sat 14 June' },
      { label: 'Time', value: null },
      { label: 'Barber', value: null },
    ],
    prices: [
      { label: 'Service', amount: '$65.00' },
      { label: 'Barber', amount: '+$5.00' },
    ],
    total: '$70.00',
    back: 'Back',
    next: 'Continue',
  },
  el: {
    rows: [
      { label: 'Υπηρεσία', value: 'Κούρεμα & χτένισμα' },
      { label: 'Διάρκεια', value: '45 λεπτά' },
      { label: 'Ημερομηνία', value: 'Σάβ 14 Ιουνίου' },
      { label: 'Ώρα', value: null },
      { label: 'Κομμωτής', value: null },
    ],
    prices: [
      { label: 'Υπηρεσία', amount: '65,00 $' },
      { label: 'Κομμωτής', amount: '+5,00 $' },
    ],
    total: '70,00 $',
    back: 'Πίσω',
    next: 'Συνέχεια',
  },
};

const { rows, prices, total } = tickets.en;

const meta = preview.meta({
  title: 'Components/Booking/BookingSummary',
  component: BookingSummary,
  subcomponents: { BookingBar },
  args: { salonName: 'Atelier Aristotelous', image, rows, prices, total },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({ rows: tickets.el.rows, prices: tickets.el.prices, total: tickets.el.total }),
  },
});

export const Bar = meta.story({
  render: (_, { globals }) => {
    const t = tickets[globals['language'] as Language];
    return (
      <BookingBar
        total={t.total}
        back={
          <IconButton label={t.back}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        }
      >
        <Button size="l" block>
          {t.next}
        </Button>
      </BookingBar>
    );
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = tickets[globals['language'] as Language];
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <BookingSummary {...args} rows={t.rows} prices={t.prices} total={t.total} />
        <BookingSummary
          {...args}
          image={null}
          rows={[]}
          prices={[]}
          total={t.total}
          title={t.next}
        />
        <div>
          <BookingBar
            total={t.total}
            back={
              <IconButton label={t.back}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
            }
          >
            <Button size="l" block>
              {t.next}
            </Button>
          </BookingBar>
        </div>
      </div>
    );
  },
});

function Growing(props: BookingSummaryProps) {
  const [amount, setAmount] = useState(65);
  return (
    <>
      <BookingSummary {...props} total={`$${amount}.00`} />
      <Button onClick={() => setAmount(amount + 10)}>+</Button>
    </>
  );
}

/** A burst of changes is announced once, the first total is not announced. */
export const Behaviour = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const word = globals['language'] === 'el' ? 'Σύνολο' : 'Total';
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const heard: string[] = [];
    const listening = new MutationObserver(() => heard.push(status.textContent));
    listening.observe(status, { childList: true, characterData: true, subtree: true });
    const more = canvas.getByRole('button', { name: '+' });
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(status).toHaveTextContent(`${word} $85.00`), { timeout: 3000 });
    listening.disconnect();
    await expect(new Set(heard)).toEqual(new Set([`${word} $85.00`]));
  },
});
