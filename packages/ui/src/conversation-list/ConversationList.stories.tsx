import preview from '@salonica/storybook/preview';
import { avatars, longNames } from '@salonica/storybook/fixtures';
import { expect } from 'storybook/test';
import { el, en } from './ConversationList.messages.ts';
import {
  ConversationItem,
  ConversationList,
  ConversationListSkeleton,
  type ConversationItemProps,
} from './index.ts';

type Language = 'en' | 'el';

const text = {
  en: {
    label: 'Conversations',
    times: ['10:42', '09:15', 'Yesterday', 'Mon', '2 Jun'],
    last: [
      'Perfect, see you on Saturday!',
      'We have an opening at 17:00 if you would rather come later in the day',
      'Thank you for the review, Eleni.',
      'Your color formula is saved.',
      'Σας περιμένουμε!',
    ],
  },
  el: {
    label: 'Συνομιλίες',
    times: ['10:42', '09:15', 'Χθες', 'Δευ', '2 Ιουν'],
    last: [
      'Τέλεια, τα λέμε το Σάββατο!',
      'Έχουμε κενό στις 17:00, αν σας βολεύει να έρθετε αργότερα μέσα στη μέρα',
      'Σας ευχαριστούμε για την κριτική, κυρία Ελένη.',
      'Η συνταγή της βαφής σας αποθηκεύτηκε.',
      'Σας περιμένουμε!',
    ],
  },
};

const renderLink: ConversationItemProps['renderLink'] = ({ children, ...link }) => (
  <a href="#conversation" {...link}>
    {children}
  </a>
);

const days = [
  '2025-06-12T10:42',
  '2025-06-12T09:15',
  '2025-06-11T18:20',
  '2025-06-09T12:00',
  '2025-06-02T16:30',
];

function itemsOf(language: Language) {
  const t = text[language];
  const people = [
    { name: 'Atelier Aristotelous', avatar: avatars.nikos, online: true, current: true },
    { name: 'Thermaikos', avatar: avatars.maria, online: true, unreadCount: 2 },
    { name: longNames[language], avatar: avatars.giorgos, unreadCount: 128 },
    { name: 'Maison Daphne', avatar: avatars.eleni },
    { name: 'Ρόδι', nameLanguage: 'el', lastMessageLanguage: 'el', online: true },
  ];
  return people.map((person, index) => (
    <ConversationItem
      key={person.name}
      {...person}
      lastMessage={t.last[index]}
      time={{ text: t.times[index] ?? '', dateTime: days[index] ?? '' }}
      renderLink={renderLink}
    />
  ));
}

const meta = preview.meta({
  title: 'Components/Account/ConversationList',
  component: ConversationList,
  subcomponents: { ConversationItem, ConversationListSkeleton },
  args: { 'aria-label': text.en.label, children: itemsOf('en') },
});

export const Default = meta.story({
  parameters: { greek: () => ({ 'aria-label': text.el.label, children: itemsOf('el') }) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, { globals }) => {
    const language = globals['language'] as Language;
    return (
      <div style={{ background: 'var(--sal-color-surface)' }}>
        <ConversationList aria-label={text[language].label}>{itemsOf(language)}</ConversationList>
        <ConversationListSkeleton rows={2} />
      </div>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
});

/** The link contains the name and the number of unread messages; the open row is marked. */
export const Behaviour = meta.story({
  render: (_, { globals }) => (
    <ConversationList aria-label="Conversations">
      {itemsOf(globals['language'] as Language)}
    </ConversationList>
  ),
  play: async ({ canvas, globals }) => {
    const t = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('list', { name: 'Conversations' })).toBeVisible();
    const open = canvas.getByRole('link', { current: true });
    await expect(open).toHaveAccessibleName('Atelier Aristotelous');
    const unread = canvas.getByRole('link', { name: `Thermaikos ${t.unread(2)}` });
    await expect(unread).not.toHaveAttribute('aria-current');
    const row = unread.closest('li');
    await expect(row?.querySelector('time')).toHaveAttribute('datetime', '2025-06-12T09:15');
    await expect(row).toHaveTextContent(globals['language'] === 'el' ? 'Σε σύνδεση' : 'Online');

    // The whole row belongs to its link, and one line stays one line.
    const box = row?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(box.right - 4, box.bottom - 4)).toBe(unread);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().height).toBeCloseTo(box.height, 0);
    }
  },
});

/** Skeleton rows are as high as loaded ones. */
export const BehaviourLoading = meta.story({
  render: () => (
    <>
      <ConversationList aria-label="Conversations">{itemsOf('en')}</ConversationList>
      <ConversationListSkeleton rows={itemsOf('en').length} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const boxes = canvasElement.querySelector('[data-component="conversation-list-skeleton"]');
    await expect(boxes).toHaveAttribute('aria-hidden', 'true');
    await expect(boxes?.getBoundingClientRect().height).toBeCloseTo(list.height, 0);
  },
});
