import { Note } from '@salonica/ui/note';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import type { Booking } from '../../domain/booking.ts';
import type { WaitEntry, Waitlist, WaitMove, WaitOffer } from '../../domain/waitlist.ts';
import { formatDate, type PlainDateTime } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import { HeldOffer } from './HeldOffer.tsx';
import styles from './MyBookings.module.css';

export interface HeldSectionProps {
  readonly waitlist: Waitlist;
  /** The target of a link in a mail or a notice. */
  readonly wanted: string | null;
  /** An offer was accepted, declined, undone or expired. */
  readonly onChange: () => void;
  /** A booking was made or moved. */
  readonly onBooked: (booking: Booking) => void;
}

interface Held {
  readonly entry: WaitEntry;
  readonly offer: WaitOffer;
}

/** Shows that the target of a link no longer exists. */
function Gone({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useTranslation('waitlist');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Note ref={root} tabIndex={-1} tone="warning" title={t('offers.gone')} headingLevel={3}>
      <p>{t('offers.goneText')}</p>
      {isWaiting ? <p>{t('offers.goneWaiting')}</p> : null}
    </Note>
  );
}

/** Held times: offers, and moves that can be undone. */
export function HeldSection({ waitlist, wanted, onChange, onBooked }: HeldSectionProps) {
  const { t, i18n } = useTranslation('waitlist');
  const { language } = i18n;
  const api = useApi();
  // The customer's own action does not count as a missing target.
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isRefused) status.current?.focus();
  }, [isRefused]);
  const offers = waitlist.entries.flatMap((entry): readonly Held[] =>
    entry.offer === null ? [] : [{ entry, offer: entry.offer }],
  );
  const { moves } = waitlist;
  const known = [...offers.map(({ offer }) => offer), ...moves].map(({ id }) => id);
  const isGone = wanted !== null && !known.includes(wanted) && !settled.has(wanted);
  if (known.length === 0 && !isGone && !isRefused) return null;

  const moment = ({ date, time }: PlainDateTime) => ({
    date: formatDate(date, language, 'brief'),
    time,
  });
  const settle = (id: string, booking?: Booking) => {
    setSettled((before) => new Set([...before, id]));
    if (booking !== undefined) onBooked(booking);
    onChange();
  };
  const offerProps = ({ entry, offer }: Held) => ({
    title: t('offers.offer', moment(offer)),
    text: t(entry.bookingId === null ? 'offers.text' : 'offers.earlierText', {
      service: entry.service.name,
      salon: entry.salon.name,
      barber: offer.barberName,
      total: formatMoney(offer.total, language),
    }),
    action: {
      label: t('offers.take'),
      name: t('offers.takeNamed', moment(offer)),
      busyLabel: t('offers.taking'),
      run: async (idempotencyKey: string) =>
        settle(
          offer.id,
          (await api.claimOffer({ id: offer.id, idempotencyKey, language })).booking,
        ),
    },
    refusal: {
      label: t('offers.refuse'),
      name: t('offers.refuseNamed', moment(offer)),
      run: async () => {
        await api.refuseOffer({ id: offer.id });
        settle(offer.id);
        setRefused(true);
      },
    },
  });
  const moveProps = ({ id, salonName, serviceName, before, now }: WaitMove) => ({
    title: t('offers.moved', moment(now)),
    text: t('offers.movedText', { service: serviceName, salon: salonName, ...moment(before) }),
    action: {
      label: t('offers.undo'),
      name: t('offers.undoNamed', moment(before)),
      busyLabel: t('offers.undoing'),
      run: async (idempotencyKey: string) =>
        settle(id, (await api.undoMove({ id, idempotencyKey, language })).booking),
    },
  });
  return (
    <Section size="s" title={t('offers.title')} className={styles['held']}>
      <Stack gap={16}>
        {isRefused ? (
          <p ref={status} role="status" tabIndex={-1}>
            {t('offers.refused')}
          </p>
        ) : null}
        {isGone ? <Gone isWaiting={waitlist.entries.length > 0} /> : null}
        {offers.map((held) => (
          <HeldOffer
            key={held.offer.id}
            id={held.offer.id}
            heldUntil={held.offer.heldUntil}
            isWanted={held.offer.id === wanted}
            onGone={onChange}
            {...offerProps(held)}
          />
        ))}
        {moves.map((move) => (
          <HeldOffer
            key={move.id}
            id={move.id}
            heldUntil={move.heldUntil}
            isWanted={move.id === wanted}
            onGone={onChange}
            {...moveProps(move)}
          />
        ))}
      </Stack>
    </Section>
  );
}
