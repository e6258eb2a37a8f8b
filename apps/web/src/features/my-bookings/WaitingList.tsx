import { Button } from '@salonica/ui/button';
import { RecordCard } from '@salonica/ui/record-card';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { WaitEntry } from '../../domain/waitlist.ts';
import { formatDate } from '../../shared/dates.ts';
import styles from './MyBookings.module.css';
import type { CurrentWaitlist } from './use-waitlist.ts';

function useEntryWords() {
  const { t, i18n } = useTranslation('waitlist');
  const day = (date: string) => formatDate(date, i18n.language, 'brief');
  return (entry: WaitEntry) => {
    const { bookingId, service, salon, from, to, part, barber, mode } = entry;
    const names = { service: service.name, salon: salon.name };
    const isNew = bookingId === null;
    const range = { from: day(from), to: day(to) };
    const isOneDay = from === to && isNew;
    return {
      title: t(isNew ? 'list.new' : 'list.earlier', names),
      lines: [
        isOneDay ? day(from) : t(isNew ? 'list.days' : 'list.before', range),
        t(`parts.${part ?? 'any'}`),
        barber === null ? t('list.withAny') : t('list.with', { name: barber.name }),
        ...(isNew ? [] : [t(mode === 'move' ? 'list.moves' : 'list.asks')]),
      ],
    };
  };
}

/** The customer's waitlist entries, which can be removed. */
export function WaitingList({ waitlist }: { readonly waitlist: CurrentWaitlist }) {
  const { t } = useTranslation('waitlist');
  const api = useApi();
  const words = useEntryWords();
  const { load, refresh } = waitlist;
  const [message, setMessage] = useState('');
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const status = useRef<HTMLParagraphElement>(null);
  const entries = load.phase === 'ready' ? load.data.entries : [];

  const leave = async (entry: WaitEntry) => {
    if (leaving.has(entry.id)) return;
    setLeaving((before) => new Set([...before, entry.id]));
    try {
      await api.leaveWaitlist({ id: entry.id });
      setMessage(t('list.ended', { title: words(entry).title }));
      // The pressed button is about to disappear.
      status.current?.focus();
      await refresh();
    } catch {
      setMessage(t('list.endFailed'));
    } finally {
      setLeaving((before) => new Set([...before].filter((id) => id !== entry.id)));
    }
  };
  return (
    <Section size="s" title={t('list.title')} className={styles['past']}>
      {load.phase === 'loading' ? (
        <Waiting text={t('list.loading')} isSlow={load.isSlow} retry={load.retry}>
          <Skeleton className={styles['entry']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('list.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={message === '' ? undefined : styles['message']}
      >
        {message}
      </p>
      {load.phase === 'ready' && entries.length === 0 ? <p>{t('list.empty')}</p> : null}
      {entries.length === 0 ? null : (
        <Stack as="ul" gap={12}>
          {entries.map((entry) => {
            const { title, lines } = words(entry);
            return (
              <li key={entry.id}>
                <RecordCard
                  headingLevel={3}
                  icon={entry.bookingId === null ? <Hourglass /> : <CalendarClock />}
                  title={title}
                  actions={
                    <Button
                      variant="quiet"
                      size="s"
                      disabled={leaving.has(entry.id)}
                      aria-label={t('list.endNamed', { title: `${title}, ${lines[0]}` })}
                      onClick={() => void leave(entry)}
                    >
                      {t('list.end')}
                    </Button>
                  }
                >
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </RecordCard>
              </li>
            );
          })}
        </Stack>
      )}
    </Section>
  );
}
