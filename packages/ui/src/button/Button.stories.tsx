import preview from '@salonica/storybook/preview';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, buttonProps } from './index.ts';

const text = {
  en: {
    book: 'Book Now',
    details: 'View Details',
    directions: 'Get Directions',
    all: 'See all',
    remove: 'Delete',
    find: 'Find Salons',
    next: 'Continue',
    signIn: 'Sign in',
    signingIn: 'Signing in...',
    long: 'Book an appointment for the whole family on Saturday morning',
  },
  el: {
    book: 'Κράτηση',
    details: 'Λεπτομέρειες',
    directions: 'Οδηγίες',
    all: 'Όλα',
    remove: 'Διαγραφή',
    find: 'Βρείτε κομμωτήρια',
    next: 'Συνέχεια',
    signIn: 'Σύνδεση',
    signingIn: 'Σύνδεση...',
    long: 'Κλείστε ραντεβού για όλη την οικογένεια το Σάββατο το πρωί',
  },
};

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Book Now', onClick: fn() },
});

/** The main action of this part of the page. */
export const Default = meta.story({ parameters: { greek: () => ({ children: text.el.book }) } });

/** Repeated actions are outlined. */
export const Secondary = meta.story({ args: { variant: 'secondary', children: 'View Details' } });

export const Tonal = meta.story({ args: { variant: 'tonal', children: 'Get Directions' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'See all' } });

/** In line with text: a back link, a small action below a text. */
export const InLine = meta.story({
  args: {
    variant: 'link',
    size: 's',
    startIcon: <Trash2 aria-hidden="true" />,
    children: 'Delete',
  },
});

export const Destructive = meta.story({
  args: {
    variant: 'destructive',
    startIcon: <Trash2 aria-hidden="true" />,
    children: 'Delete',
  },
});

/** Beside other actions, where an outline would be too prominent. */
export const QuietDestructive = meta.story({
  args: {
    variant: 'quiet-destructive',
    startIcon: <X aria-hidden="true" />,
    children: 'Cancel',
  },
});

/** It stays focusable, so that users can find the reason. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Space for both labels is reserved from the start. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Signing in...', children: 'Sign in' },
});

/** A link that looks like a button. */
export const Link = meta.story({
  render: () => (
    <a href="#salons" {...buttonProps({ variant: 'secondary' })}>
      View All Top-Rated Salons <ArrowRight aria-hidden="true" />
    </a>
  ),
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={row}>
          <Button>{t.book}</Button>
          <Button disabled>{t.book}</Button>
          <Button busy busyLabel={t.signingIn}>
            {t.signIn}
          </Button>
          <Button variant="secondary">{t.details}</Button>
          <Button variant="secondary" disabled>
            {t.details}
          </Button>
          <Button variant="tonal">{t.directions}</Button>
          <Button variant="quiet">{t.all}</Button>
          <Button variant="quiet" disabled>
            {t.all}
          </Button>
          <Button variant="destructive" startIcon={<Trash2 aria-hidden="true" />}>
            {t.remove}
          </Button>
          <Button variant="quiet-destructive" startIcon={<X aria-hidden="true" />}>
            {t.remove}
          </Button>
        </div>
        <div style={row}>
          <Button size="l">{t.find}</Button>
          <Button endIcon={<ArrowRight aria-hidden="true" />}>{t.next}</Button>
          <Button size="s">{t.signIn}</Button>
          <a href="#salons" {...buttonProps({ variant: 'secondary', size: 's' })}>
            {t.details}
          </a>
          <Button variant="link" size="s" startIcon={<Trash2 aria-hidden="true" />}>
            {t.remove}
          </Button>
          <a href="#salons" {...buttonProps({ variant: 'link' })}>
            {t.all} <ArrowRight aria-hidden="true" />
          </a>
          <Button variant="link" disabled>
            {t.all}
          </Button>
        </div>
        <Button block size="l" busy={false} busyLabel={t.signingIn}>
          {t.signIn}
        </Button>
        <div style={{ inlineSize: 220 }}>
          <Button variant="secondary">{t.long}</Button>
        </div>
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Behaviour = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

function Pieces(): ReactElement {
  const [count, setCount] = useState(3);
  const [busy, setBusy] = useState<boolean>();
  return (
    <>
      <Button busy={busy} busyLabel={<>Loading {count}</>} onClick={() => setBusy(true)}>
        Show {count} reviews
      </Button>
      <Button onClick={() => setCount(count + 1)}>More</Button>
    </>
  );
}

/** In Greek the page is translated: React cannot remove the text nodes that it wrote. */
export const BehaviourSeveralTexts = meta.story({
  render: () => <Pieces />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show 3 reviews' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(button).toHaveTextContent('Show 4 reviews');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveTextContent('Loading 4');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(button).toHaveTextContent('Loading 5');
  },
});

export const BehaviourWhileBusy = meta.story({
  args: { busy: true, busyLabel: 'Signing in...', children: 'Sign in', type: 'submit' },
  render: (args) => (
    <form onSubmit={args.onClick as never}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
