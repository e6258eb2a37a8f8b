import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PriceBreakdown, type PriceBreakdownProps } from './index.ts';
import { el, en } from './PriceBreakdown.messages.ts';

const prices = {
  en: {
    rows: [
      { label: 'Haircut & Style', amount: '$65.00' },
      { label: 'Eleni Vasiliou', amount: '−$5.00' },
      { label: 'Travel fee for a visit at your address', amount: '+$15.00' },
    ],
    total: '$75.00',
  },
  el: {
    rows: [
      { label: 'Κούρεμα & χτένισμα', amount: '65,00 $' },
      { label: 'Ελένη Βασιλείου', amount: '−5,00 $' },
      { label: 'Έξοδα μετακίνησης για επίσκεψη στη διεύθυνσή σας', amount: '+15,00 $' },
    ],
    total: '75,00 $',
  },
};

const meta = preview.meta({
  title: 'Components/Booking/PriceBreakdown',
  component: PriceBreakdown,
  args: prices.en,
});

export const Default = meta.story({ parameters: { greek: () => prices.el } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const t = prices[globals['language'] as keyof typeof prices];
    return (
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 328 }}>
        <PriceBreakdown {...t} />
        <PriceBreakdown rows={[]} total={t.total} />
      </div>
    );
  },
});

/** The same service for two people is listed twice. */
export const EqualLabels = meta.story({
  args: {
    rows: [
      { label: 'Haircut & Style', amount: '$65.00' },
      { label: 'Haircut & Style', amount: '$65.00' },
    ],
    total: '$130.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Haircut & Style')).toHaveLength(2);
  },
});

function Growing(props: PriceBreakdownProps) {
  const [amount, setAmount] = useState(75);
  return (
    <>
      <PriceBreakdown {...props} total={`$${amount}.00`} />
      <Button onClick={() => setAmount(amount + 10)}>+</Button>
    </>
  );
}

/** A burst of changes is announced once, the first total is not announced. */
export const Behaviour = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = globals['language'] === 'el' ? el : en;
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const heard: string[] = [];
    const listening = new MutationObserver(() => heard.push(status.textContent));
    listening.observe(status, { childList: true, characterData: true, subtree: true });
    const more = canvas.getByRole('button', { name: '+' });
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(status).toHaveTextContent(t.totalIs('$95.00')), { timeout: 3000 });
    listening.disconnect();
    await expect(new Set(heard)).toEqual(new Set([t.totalIs('$95.00')]));
    await expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent(t.total);
  },
});
