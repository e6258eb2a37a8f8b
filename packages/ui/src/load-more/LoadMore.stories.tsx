import preview from '@salonica/storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './index.ts';
import { el, en } from './LoadMore.messages.ts';

const messagesOf = (globals: Record<string, unknown>) => (globals['language'] === 'el' ? el : en);

const text = {
  en: { error: 'No connection. Check it and try again.' },
  el: { error: 'Δεν υπάρχει σύνδεση. Ελέγξτε την και δοκιμάστε ξανά.' },
};

const meta = preview.meta({
  title: 'Components/Actions/LoadMore',
  component: LoadMore,
  args: { shown: 6, total: 48, onLoadMore: fn(), list: { current: null } },
});

export const Default = meta.story();

export const Busy = meta.story({ args: { busy: true } });

export const Failed = meta.story({ args: { error: text.en.error } });

/** All items are visible. */
export const Complete = meta.story({ args: { shown: 48 } });

/** The total is unknown. */
export const UnknownTotal = meta.story({ args: { total: null, hasMore: true } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <LoadMore {...args} />
      <LoadMore {...args} busy />
      <LoadMore {...args} error={text[globals['language'] as keyof typeof text].error} />
      <LoadMore {...args} shown={1248} total={1248} />
    </div>
  ),
});

interface GrowingProps extends Partial<LoadMoreProps> {
  total: number;
  links?: boolean;
}

function Growing({ total, links = false, ...rest }: GrowingProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>{links ? <a href={`#${index + 1}`}>{index + 1}</a> : index + 1}</li>
        ))}
      </ul>
      <LoadMore
        {...rest}
        list={list}
        shown={shown}
        total={total}
        busy={busy}
        onLoadMore={() => {
          setBusy(true);
          setTimeout(() => {
            setBusy(false);
            setShown((now) => now + 2);
          }, 20);
        }}
      />
      <button type="button">elsewhere</button>
    </>
  );
}

/** The focus goes to the first new item, and stays there when there are no more. */
export const Behaviour = meta.story({
  render: () => <Growing total={6} links />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(t.shown({ shown: '2', total: '6' }));
    const button = canvas.getByRole('button', { name: t.more });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: '3' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(t.shown({ shown: '4', total: '6' }));

    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '5' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: t.more })).not.toBeInTheDocument();
  },
});

function Exhausted() {
  const list = useRef<HTMLUListElement>(null);
  const [hasMore, setHasMore] = useState(true);
  return (
    <>
      <ul ref={list}>
        <li>1</li>
        <li>2</li>
      </ul>
      <LoadMore
        list={list}
        shown={2}
        total={null}
        hasMore={hasMore}
        onLoadMore={() => setHasMore(false)}
      />
    </>
  );
}

/** The last page was empty: the button disappears, and the focus moves on. */
export const BehaviourExhausted = meta.story({
  render: () => <Exhausted />,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals).more }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveFocus());
  },
});

/** Items without controls take the focus themselves; a focus elsewhere stays there. */
export const BehaviourFocus = meta.story({
  render: () => <Growing total={6} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    const elsewhere = canvas.getByRole('button', { name: 'elsewhere' });
    elsewhere.focus();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await expect(elsewhere).toHaveFocus();
  },
});

export const BehaviourFailed = meta.story({
  args: { error: text.en.error },
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.en.error);
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals).retry }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});
