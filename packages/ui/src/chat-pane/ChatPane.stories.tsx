import preview from '@salonica/storybook/preview';
import { avatars } from '@salonica/storybook/fixtures';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { Spinner } from '../spinner/index.ts';
import { el, en } from './ChatPane.messages.ts';
import { ChatLayout, ChatPane, ChatPlaceholder } from './index.ts';
import {
  at,
  type Language,
  listSideOf,
  longThread,
  paneOf,
  text,
  threadOf,
  todayIn,
} from './testing/conversation.tsx';
import { LiveConversation, LongConversation } from './testing/LiveConversation.tsx';

const meta = preview.meta({
  title: 'Components/Account/ChatPane',
  component: ChatPane,
  subcomponents: { ChatLayout, ChatPlaceholder },
  args: { ...paneOf('en'), style: { blockSize: 560 } },
});

export const Default = meta.story({ parameters: { greek: () => paneOf('el') } });

/** Beside the list, or instead of it on narrow screens. */
export const Layout = meta.story({
  render: (args) => (
    <ChatLayout
      showing="pane"
      {...listSideOf('en')}
      pane={<ChatPane {...args} style={undefined} />}
    />
  ),
});

export const NothingOpen = meta.story({
  render: () => (
    <ChatLayout
      showing="list"
      {...listSideOf('en')}
      pane={
        <ChatPlaceholder>
          <EmptyState headingLevel={2} title={text.en.none} />
        </ChatPlaceholder>
      }
    />
  ),
});

/**
 * The heading stays in the outline while the list is hidden; the back button is only shown where it
 * has an effect.
 */
export const PaneLoading = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 390 }}>
      <ChatLayout
        showing="pane"
        {...listSideOf('en')}
        pane={
          <ChatPlaceholder back={paneOf('en').back}>
            <Spinner />
          </ChatPlaceholder>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: text.en.title }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: text.en.back })).toBeVisible();
  },
});

/** A message of a program says so above its text. */
export const Automatic = meta.story({
  args: {
    thread: threadOf('en').map((message) =>
      message.id === '4' ? { ...message, label: text.en.automatic } : message,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.en.added).closest('[data-part="bubble"]')).toHaveTextContent(
      `Atelier Aristotelous: ${text.en.automatic}: ${text.en.added}`,
    );
  },
});

/** It keeps its text, and can be sent again. */
export const Failed = meta.story({
  args: {
    thread: [
      ...threadOf('en'),
      {
        id: '6',
        from: 'own',
        text: text.en.late,
        time: at('10:44'),
        day: todayIn('en'),
        state: 'failed',
      },
    ],
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    const t = text[language];
    const pane = paneOf(language);
    const today = todayIn(language);
    const own = { from: 'own', time: at('10:44'), day: today } as const;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={{ '--chat-layout-height': '720px' } as React.CSSProperties}>
          <ChatLayout showing="pane" {...listSideOf(language)} pane={<ChatPane {...pane} />} />
        </div>
        <ChatPane
          {...pane}
          name="Thermaikos"
          avatar={avatars.maria}
          online={false}
          typing
          unreadFrom="5"
          draft={t.late}
          thread={[
            ...threadOf(language),
            { ...own, from: 'other', id: '8', text: t.added, label: t.automatic },
            { ...own, id: '6', text: t.late, state: 'failed' },
            { ...own, id: '7', text: t.ideal, state: 'sending' },
          ]}
          style={{ blockSize: 'auto' }}
        />
        <ChatPane
          {...pane}
          name="Kyma"
          avatar={null}
          thread={[]}
          empty={<EmptyState title={t.none} />}
        />
      </div>
    );
  },
});

const wordsOf = (globals: Record<string, unknown>) => (globals['language'] === 'el' ? el : en);

/** Enter sends, Shift+Enter adds a line, a composition is ignored, and blank text is not sent. */
export const Behaviour = meta.story({
  args: { onSend: fn() },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const box = canvas.getByRole('textbox', { name: t.message });
    await expect(canvas.getByRole('region', { name: 'Atelier Aristotelous' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.send })).toHaveAttribute('aria-disabled');

    await userEvent.type(box, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);

    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');
    await expect(box).toHaveValue('one\ntwo');
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('one\ntwo');
    await expect(box).toHaveValue('');

    await userEvent.type(box, ' three ');
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(args.onSend).toHaveBeenLastCalledWith('three');
    await expect(box).toHaveFocus();
    await expect(canvas.getByText('three').closest('p')).toHaveTextContent(`${t.you}: three`);
  },
});

const atEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 4;

/** Follows the end only for a reader at the end; counts new messages for others. */
export const BehaviourScrolling = meta.story({
  args: { thread: longThread('en'), onSend: fn() },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const log = canvas.getByRole('log');
    const receive = canvas.getByRole('button', { name: 'Receive' });
    await expect(atEnd(log)).toBe(true);

    await userEvent.click(receive);
    await waitFor(() => expect(atEnd(log)).toBe(true));
    await expect(canvas.queryByRole('button', { name: t.newMessages(1) })).toBeNull();

    log.scrollTop = 100;
    await fireEvent.scroll(log);
    await userEvent.click(receive);
    await userEvent.click(receive);
    await expect(log.scrollTop).toBe(100);
    await userEvent.click(canvas.getByRole('button', { name: t.newMessages(2) }));
    await waitFor(() => expect(atEnd(log)).toBe(true));
    await expect(log).toHaveFocus();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t.newMessages(2) })).toBeNull(),
    );

    log.scrollTop = 100;
    await fireEvent.scroll(log);
    await userEvent.type(canvas.getByRole('textbox'), 'mine{Enter}');
    await waitFor(() => expect(atEnd(log)).toBe(true));
  },
});

/** Older messages do not move visible ones, and are neither counted nor announced. */
export const BehaviourOlder = meta.story({
  args: { thread: longThread('en'), maxLength: 20 },
  render: (args) => <LongConversation {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const log = canvas.getByRole('log');
    const topOf = (index: number) =>
      log.querySelectorAll('[data-part="message"]')[index]?.getBoundingClientRect().top ?? 0;
    log.scrollTop = 0;
    await fireEvent.scroll(log);
    const before = topOf(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(log.querySelectorAll('[data-part="message"]')).toHaveLength(25);
    await expect(Math.abs(topOf(5) - before)).toBeLessThan(2);
    await expect(log.scrollTop).toBeGreaterThan(100);
    await expect(canvas.queryByRole('button', { name: t.newMessages(5) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(canvas.queryByRole('button', { name: 'Earlier' })).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), 'x'.repeat(3));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('maxlength', '20');
  },
});

/** A burst is announced once; the reader's own messages are not announced. */
export const BehaviourAnnouncements = meta.story({
  args: { onSend: fn() },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const status = canvas.getByRole('status');
    const heard: string[] = [];
    const listening = new MutationObserver(() => heard.push(status.textContent));
    listening.observe(status, { childList: true, characterData: true, subtree: true });
    const receive = canvas.getByRole('button', { name: 'Receive' });
    await userEvent.click(receive);
    await userEvent.click(receive);
    await userEvent.click(receive);
    const burst = `${t.newMessages(3)}. Ping`;
    await waitFor(() => expect(status).toHaveTextContent(burst), { timeout: 3000 });
    await userEvent.type(canvas.getByRole('textbox'), 'mine{Enter}');
    await userEvent.click(receive);
    await waitFor(() => expect(status).toHaveTextContent('Atelier Aristotelous: Ping'), {
      timeout: 3000,
    });
    listening.disconnect();
    await expect([...new Set(heard)]).toEqual([burst, 'Atelier Aristotelous: Ping']);
  },
});

/** Opens at the first unread message; a failed message can be sent again. */
export const BehaviourUnreadAndFailed = meta.story({
  args: {
    unreadFrom: 'old-10',
    onRetry: fn(),
    thread: longThread('en').map((message) =>
      message.id === 'old-12' ? { ...message, state: 'failed' as const } : message,
    ),
    style: { blockSize: 420 },
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const log = canvas.getByRole('log').getBoundingClientRect();
    const divider = canvas.getByText(t.unread).getBoundingClientRect();
    await expect(divider.top).toBeGreaterThanOrEqual(log.top);
    await expect(divider.bottom).toBeLessThanOrEqual(log.bottom);

    await expect(canvas.getByText(t.failed)).toBeVisible();
    const retry = canvas.getByRole('button', { name: t.retry });
    await expect(retry).toHaveAccessibleDescription(`${t.you}: ${text.en.added}`);
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('old-12');
  },
});
