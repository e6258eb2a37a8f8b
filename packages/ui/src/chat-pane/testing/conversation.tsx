import { avatars } from '@salonica/storybook/fixtures';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { buttonProps } from '../../button/index.ts';
import { ConversationItem, ConversationList } from '../../conversation-list/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { SearchField } from '../../search-field/index.ts';
import type { ChatMessage, ChatPaneProps } from '../index.ts';

export type Language = 'en' | 'el';

export const text = {
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    back: 'Back to all messages',
    view: 'View salon',
    title: 'Messages',
    search: 'Search conversations',
    none: 'Select a conversation to start chatting',
    offer:
      'Good morning Eleni! Nikos can take you on Saturday at 10:30 or 11:30. Which one suits you?',
    ideal: '10:30 is ideal, thank you.',
    beard: 'Could we also leave five minutes for the beard?',
    added: 'Of course. We have added a quick trim, no extra charge.',
    perfect: 'Perfect, see you on Saturday!',
    automatic: 'Automatic reply',
    late: 'I may be two minutes late.',
  },
  el: {
    today: 'Σήμερα',
    yesterday: 'Χθες',
    back: 'Πίσω σε όλα τα μηνύματα',
    view: 'Το κομμωτήριο',
    title: 'Μηνύματα',
    search: 'Αναζήτηση συνομιλιών',
    none: 'Επιλέξτε μια συνομιλία για να ξεκινήσετε',
    offer:
      'Καλημέρα, κυρία Ελένη! Ο Νίκος σάς δέχεται το Σάββατο στις 10:30 ή στις 11:30. Τι ώρα σας βολεύει;',
    ideal: 'Στις 10:30 είναι ιδανικά, ευχαριστώ.',
    beard: 'Μπορούμε να αφήσουμε και πέντε λεπτά για τη γενειάδα;',
    added: 'Βεβαίως. Προσθέσαμε ένα γρήγορο φρεσκάρισμα, χωρίς επιπλέον χρέωση.',
    perfect: 'Τέλεια, τα λέμε το Σάββατο!',
    automatic: 'Αυτόματη απάντηση',
    late: 'Ίσως αργήσω δύο λεπτά.',
  },
};

/** A time of the day on which the stories are told. */
export const at = (time: string) => ({ text: time, dateTime: `2025-06-12T${time}` });

export const todayIn = (language: Language) => ({
  text: text[language].today,
  dateTime: '2025-06-12',
});

export function threadOf(language: Language): ChatMessage[] {
  const t = text[language];
  const today = todayIn(language);
  return [
    { id: '1', from: 'other', text: t.offer, time: at('10:31'), day: today },
    { id: '2', from: 'own', text: t.ideal, time: at('10:36'), day: today },
    { id: '3', from: 'own', text: t.beard, time: at('10:36'), day: today },
    { id: '4', from: 'other', text: t.added, time: at('10:40'), day: today },
    { id: '5', from: 'other', text: t.perfect, time: at('10:42'), day: today },
  ];
}

/** Long enough to scroll. */
export const longThread = (language: Language): ChatMessage[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `old-${index}`,
    from: index % 3 === 0 ? 'own' : 'other',
    text: text[language].added,
    time: at(`09:${10 + index}`),
    day: { text: text[language].yesterday, dateTime: '2025-06-11' },
  }));

const noop = () => undefined;

export function paneOf(language: Language): ChatPaneProps {
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
);

/** Title, search and list of the layout. */
export const listSideOf = (language: Language) => ({
  title: text[language].title,
  search: (
    <SearchField label={text[language].search} labelHidden placeholder={text[language].search} />
  ),
  list: listOf(language),
});
