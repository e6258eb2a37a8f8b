import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';
import { useDeskLinks } from './desk-links.ts';

/** Starts or opens the conversation with the customer of a booking, where the desk has messages. */
export function MessageButton({ bookingId }: { readonly bookingId: string }) {
  const { t, i18n } = useTranslation('deskBooking');
  const { language } = i18n;
  const api = useApi();
  const { salon } = useDesk();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const page = useDeskLinks().find(({ name }) => name === 'messages');
  const opening = useChange(deskKeyOf('chat', salon.id), () =>
    api.openDeskConversation({ salon: salon.id, id: bookingId, language }),
  );
  if (page === undefined) return null;
  const open = () => {
    opening.mutate(undefined, {
      onSuccess: ({ conversation }) => void navigate(`${page.path}?with=${conversation.id}`),
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<MessageCircle aria-hidden="true" />}
        busy={opening.isPending}
        busyLabel={t('messageOpening')}
        onClick={open}
      >
        {t('message')}
      </Button>
      {opening.isError ? (
        <Note size="s" tone="danger" role="alert" title={t('messageFailed')}>
          {failureWords(opening.error)}
        </Note>
      ) : null}
    </>
  );
}
