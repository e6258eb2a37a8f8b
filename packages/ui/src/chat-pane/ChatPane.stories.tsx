import preview from '@salonica/storybook/preview';
import { avatars } from '@salonica/storybook/fixtures';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button, buttonProps } from '../button/index.ts';
import { ConversationItem, ConversationList } from '../conversation-list/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { el, en } from './ChatPane.messages.ts';
import { ChatLayout, ChatPane, type ChatMessage, type ChatPaneProps } from './index.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    back: 'Back to all messages',
    view: 'View salon',
    title: 'Messages',
    none: 'Select a conversation to start chatting',
    offer:
      'Good morning Eleni! Nikos can take you on Saturday at 10:30 or 11:30. Which one suits you?',
    ideal: '10:30 is ideal, thank you.',
    beard: 'Could we also leave five minutes for the beard?',
    added: 'Of course. We have added a quick trim, no extra charge.',
    perfect: 'Perfect, see you on Saturday!',
    late: 'I may be two minutes late.',
  },
  el: {
    today: 'Σήμερα',
    yesterday: 'Χθες',
    back: 'Πίσω σε όλα τα μηνύματα',
    view: 'Το κομμωτήριο',
    title: 'Μηνύματα',
    none: 'Επιλέξτε μια συνομιλία για να ξεκινήσετε',
    offer:
      'Καλημέρα, κυρία Ελένη! Ο Νίκος σάς δέχεται το Σάββατο στις 10:30 ή στις 11:30. Τι ώρα σας βολεύει;',
    ideal: 'Στις 10:30 είναι ιδανικά, ευχαριστώ.',
    beard: 'Μπορούμε να αφήσουμε και πέντε λεπτά για τη γενειάδα;',
    added: 'Βεβαίως. Προσθέσαμε ένα γρήγορο φρεσκάρισμα, χωρίς επιπλέον χρέωση.',
    perfect: 'Τέλεια, τα λέμε το Σάββατο!',
    late: 'Ίσως αργήσω δύο λεπτά.',
  },
};

const at = (time: string) => ({ text: time, dateTime: `2025-06-12T${time}` });

function threadOf(language: Language): ChatMessage[] {
  const t = text[language];
  const today = { text: t.today, dateTime: '2025-06-12' };
  return [
    { id: '1', from: 'other', text: t.offer, time: at('10:31'), day: today },
    { id: '2', from: 'own', text: t.ideal, time: at('10:36'), day: today },
    { id: '3', from: 'own', text: t.beard, time: at('10:36'), day: today },
    { id: '4', from: 'other', text: t.added, time: at('10:40'), day: today },
    { id: '5', from: 'other', text: t.perfect, time: at('10:42'), day: today },
  ];
}

/** Long enough to scroll. */
const longThread = (language: Language): ChatMessage[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `old-${index}`,
    from: index % 3 === 0 ? 'own' : 'other',
    text: text[language].added,
    time: at(`09:${10 + index}`),
    day: { text: text[language].yesterday, dateTime: '2025-06-11' },
  }));

const noop = () => undefined;

function paneOf(language: Language): ChatPaneProps {
  const t = text[language];
  return {
    name: 'Atelier Aristotelous',
    avatar: avatars.nikos,
    online: true,
    thread: threadOf(language),
    draft: '',
    onDraftChange: noop,
    onSend: noop,
    onRetry: noop,
    back: (
      <IconButton variant="quiet" label={t.back}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
    ),
    actions: (
      <a href="#salon" {...buttonProps({ variant: 'secondary', size: 's' })}>
        {t.view}
      </a>
    ),
  };
}

const listOf = (language: Language) => (
  <>
    <h1 style={{ padding: 20 }}>{text[language].title}</h1>
    <ConversationList aria-label={text[language].title}>
      {['Atelier Aristotelous', 'Thermaikos'].map((name, index) => (
        <ConversationItem
          key={name}
          name={name}
          avatar={index === 0 ? avatars.nikos : avatars.maria}
          online
          current={index === 0}
          lastMessage={text[language].perfect}
          time={at('10:42')}
          unreadCount={index}
          renderLink={({ children, ...link }) => (
            <a href="#conversation" {...link}>
              {children}
            </a>
          )}
        />
      ))}
    </ConversationList>
  </>
);

const meta = preview.meta({
  title: 'Components/ChatPane',
  component: ChatPane,
  subcomponents: { ChatLayout },
  args: { ...paneOf('en'), style: { blockSize: 560 } },
});

export const Default = meta.story();

/** Beside the list, or instead of it where it is narrow. */
export const Layout = meta.story({
  render: (args) => (
    <ChatLayout
      showing="pane"
      list={listOf('en')}
      pane={<ChatPane {...args} style={undefined} />}
    />
  ),
});

export const NothingOpen = meta.story({
  render: () => (
    <ChatLayout
      showing="list"
      list={listOf('en')}
      pane={<EmptyState headingLevel={2} title={text.en.none} />}
    />
  ),
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
        day: { text: text.en.today, dateTime: '2025-06-12' },
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
    const today = { text: t.today, dateTime: '2025-06-12' };
    const own = { from: 'own', time: at('10:44'), day: today } as const;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <div style={{ '--chat-layout-height': '720px' } as React.CSSProperties}>
          <ChatLayout showing="pane" list={listOf(language)} pane={<ChatPane {...pane} />} />
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

function Conversation(props: ChatPaneProps) {
  const [draft, setDraft] = useState('');
  const [thread, setThread] = useState(props.thread);
  const add = (message: Pick<ChatMessage, 'from' | 'text'>) =>
    setThread((before) => [
      ...before,
      {
        ...message,
        id: `new-${before.length}`,
        time: at('11:00'),
        day: { text: 'Today', dateTime: '2025-06-12' },
      },
    ]);
  return (
    <>
      <ChatPane
        {...props}
        thread={thread}
        draft={draft}
        onDraftChange={setDraft}
        onSend={(sent) => {
          props.onSend(sent);
          add({ from: 'own', text: sent });
          setDraft('');
        }}
        style={{ blockSize: 420 }}
      />
      <Button onClick={() => add({ from: 'other', text: 'Ping' })}>Receive</Button>
    </>
  );
}

const wordsOf = (globals: Record<string, unknown>) => (globals['language'] === 'el' ? el : en);

/** Enter sends, Shift+Enter breaks, a composition is left alone, space is nothing. */
export const Behaviour = meta.story({
  args: { onSend: fn() },
  render: (args) => <Conversation {...args} />,
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

/** Follows the end only for a reader who is there; counts what arrives for the others. */
export const BehaviourScrolling = meta.story({
  args: { thread: longThread('en'), onSend: fn() },
  render: (args) => <Conversation {...args} />,
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

/** A burst is announced once, the reader's own messages not at all. */
export const BehaviourAnnouncements = meta.story({
  args: { onSend: fn() },
  render: (args) => <Conversation {...args} />,
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

/** Opens at what was not read; a failed message can be sent again. */
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
