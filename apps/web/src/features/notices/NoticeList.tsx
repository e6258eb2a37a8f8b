import { Button, buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { LoadMore } from '@salonica/ui/load-more';
import { RecordCard } from '@salonica/ui/record-card';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import Banknote from 'lucide-react/icons/banknote';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { Notice } from '../../domain/notice.ts';
import { formatDate, type PlainDateTime, salonTimeZone, wallClock } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './Notices.module.css';
import { useMarkRead, useNotices } from './use-notices.ts';

const icons = {
  confirmation: CalendarCheck,
  change: CalendarClock,
  cancellation: CalendarX,
  reminder: BellRing,
  offer: CalendarHeart,
  withdrawal: Banknote,
};

/** The text of a notice, in the language of the page. */
function useNoticeWords() {
  const { t, i18n } = useTranslation('notices');
  const { language } = i18n;
  const moment = ({ date, time }: PlainDateTime) =>
    `${formatDate(date, language, 'short')}, ${time}`;
  return (notice: Notice): { title: string; text: string } => {
    if (notice.kind === 'withdrawal') {
      const { state, amount } = notice.withdrawal;
      return {
        title: t(`withdrawal.${state}`),
        text: t('withdrawal.text', { amount: formatMoney(amount, language) }),
      };
    }
    if (notice.kind === 'offer') {
      const { salonName: salon, serviceName: service, heldUntil } = notice.offer;
      const until = wallClock(salonTimeZone, heldUntil).time;
      const text = t('booking', { service, salon, moment: moment(notice.offer) });
      return { title: t('kinds.offer.title'), text: `${text} ${t('heldUntil', { until })}` };
    }
    const { kind, booking } = notice;
    const { salonName: salon, serviceName: service, before } = booking;
    const text = t('booking', { service, salon, moment: moment(booking) });
    // Another barber or service leaves the time.
    if (before !== null && moment(before) === moment(booking)) {
      return { title: t('sameTime'), text };
    }
    return {
      title: t(`kinds.${kind}.title`),
      text: before === null ? text : `${text} ${t('before', { moment: moment(before) })}`,
    };
  };
}

/** Link to the held time, if the notice is about one. */
function offerOf(notice: Notice): string | undefined {
  if (notice.kind === 'withdrawal') return undefined;
  return notice.kind === 'offer' ? notice.offer.id : notice.booking.undo?.id;
}

function NoticeCard({ notice, onRead }: { readonly notice: Notice; readonly onRead: () => void }) {
  const { t, i18n } = useTranslation('notices');
  const { title, text } = useNoticeWords()(notice);
  const { date, time } = wallClock(salonTimeZone, notice.at);
  const Icon = icons[notice.kind];
  const isMoney = notice.kind === 'withdrawal';
  const offerId = offerOf(notice);
  const bookingsPage = offerId === undefined ? paths.dashboard : paths.offer(offerId);
  return (
    <RecordCard
      headingLevel={3}
      icon={<Icon />}
      title={notice.isRead ? title : t('unreadTitle', { title })}
      data-unread={notice.isRead ? undefined : ''}
      actions={
        <>
          <Link
            to={isMoney ? paths.profileSection('wallet') : bookingsPage}
            {...buttonProps({ variant: 'secondary', size: 's' })}
            aria-label={t(isMoney ? 'openWalletNamed' : 'openBookingsNamed', { text })}
          >
            {t(isMoney ? 'openWallet' : 'openBookings')}
          </Link>
          {notice.isRead ? null : (
            <Button
              variant="quiet"
              size="s"
              aria-label={t('markReadNamed', { title, text })}
              onClick={onRead}
            >
              {t('markRead')}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      <p>{`${formatDate(date, i18n.language, 'record')}, ${time}`}</p>
    </RecordCard>
  );
}

/** The customer's notices, which can be marked as read. */
export function NoticeList({ onFailed }: { readonly onFailed: () => void }) {
  const { t } = useTranslation('notices');
  const { load, more } = useNotices();
  const markRead = useMarkRead();
  const list = useRef<HTMLDivElement>(null);
  const read = (id: string | null) => {
    markRead.mutateAsync(id).catch(onFailed);
  };
  const notices = load.phase === 'ready' ? load.data.pages.flatMap((page) => page.notices) : [];
  const hasUnread = notices.some(({ isRead }) => !isRead);
  return (
    <Section
      title={t('list.title')}
      size="m"
      action={
        hasUnread ? (
          <Button variant="secondary" size="s" onClick={() => read(null)}>
            {t('markAllRead')}
          </Button>
        ) : undefined
      }
    >
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
          <Stack gap={12}>
            <Skeleton className={styles['card']} />
            <Skeleton className={styles['card']} />
          </Stack>
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={3} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' && notices.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          headingLevel={3}
          illustration={<span className={vignette['bench']} />}
        >
          {t('empty.text')}
        </EmptyState>
      ) : null}
      {notices.length === 0 ? null : (
        <Stack as="ul" ref={list} gap={12}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeCard notice={notice} onRead={() => read(notice.id)} />
            </li>
          ))}
        </Stack>
      )}
      {more.hasNextPage ? (
        <LoadMore
          list={list}
          shown={notices.length}
          total={null}
          hasMore
          busy={more.isFetchingNextPage}
          error={more.isFetchNextPageError ? t('failed') : undefined}
          onLoadMore={() => void more.fetchNextPage()}
        />
      ) : null}
    </Section>
  );
}
