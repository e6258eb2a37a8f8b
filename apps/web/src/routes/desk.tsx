import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../blocks/use-desk.ts';
import { useToday } from '../blocks/use-today.ts';
import { freePlaceIn } from '../features/desk-booking/free-place.ts';
import { DeskSheets } from '../features/desk-booking/DeskSheets.tsx';
import { DeskDay } from '../features/desk-day/DeskDay.tsx';
import type { DayNews } from '../features/desk-day/news-of-day.ts';
import { isPlainDate } from '../shared/dates.ts';
import { MessageButton } from '../shell/desk/MessageButton.tsx';
import { useDeskDone } from '../shell/desk/use-desk-done.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const messageButton = ({ id }: { readonly id: string }) => <MessageButton bookingId={id} />;

/**
 * `date`: the shown day, today without it. `booking`: the opened booking or kept time.
 * `add=barber@time`: free time to which something is added.
 */
export function Component() {
  const { t } = useTranslation('deskDay');
  const toasts = useToasts();
  const [search, setSearch] = useSearchParams();
  const { salon } = useDesk();
  const today = useToday(salon.timeZone);
  const done = useDeskDone();
  const date = search.get('date');
  const shown = date !== null && isPlainDate(date) ? date : null;
  const change = (changes: Readonly<Record<string, string | null>>, replace = false): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, text] of Object.entries(changes)) {
          if (text === null) next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { preventScrollReset: true, replace },
    );
  const openBooking = (id: string): void => change({ booking: id, add: null });

  const report = (news: readonly DayNews[]): void => {
    const [first] = news;
    if (first === undefined) return;
    const { kind, visit, barber } = first;
    const isOne = news.length === 1;
    toasts.show({
      id: isOne ? `desk-${visit.id}` : 'desk-news',
      tone: 'info',
      title: isOne ? t(`news.title.${kind}`) : t('news.many', { count: news.length }),
      description: t('news.text', {
        name: visit.customerName ?? t('erased'),
        service: visit.service.name,
        time: visit.visit.starts,
        barber,
      }),
      ...(isOne && kind !== 'gone'
        ? { action: { label: t('news.open'), run: () => openBooking(visit.id) } }
        : {}),
    });
  };

  return (
    <>
      <DeskDay
        date={shown}
        onDate={(next) => change({ date: next, booking: null, add: null })}
        onOpenBooking={openBooking}
        onAddAt={({ barberId, date: day, time }) =>
          change({ date: day, booking: null, add: `${barberId}@${time}` })
        }
        onNews={report}
      />
      <DeskSheets
        date={shown ?? today}
        opened={search.get('booking')}
        place={freePlaceIn(search.get('add'), shown ?? today)}
        // Back does not open it again.
        onClose={() => change({ booking: null, add: null }, true)}
        message={messageButton}
        {...done}
      />
    </>
  );
}
