import { Button, buttonProps } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Select } from '@salonica/ui/select';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { WaitDialog } from '../../blocks/WaitDialog.tsx';
import { DaySelect, PartSelect } from '../../blocks/WaitFields.tsx';
import type { NewWaitDraft } from '../../domain/waitlist.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { stepSearch } from './booking-address.ts';
import { anyBarber } from './booking-draft.ts';
import type { WizardBooking } from './use-booking.ts';

export interface WaitInvitationProps {
  readonly booking: WizardBooking;
  readonly salon: SalonDetails;
  /** The fully booked day. */
  readonly date: PlainDate;
}

/** Every day from one to another, both included. */
function daysFrom(first: PlainDate, last: PlainDate): readonly PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

interface FormProps extends WaitInvitationProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The suitable days, part of the day and barber. */
function WaitForm({ booking, salon, date, open, onClose, onDone }: FormProps) {
  const { t } = useTranslation('waitlist');
  const { draft: chosen, days } = booking;
  const service = salon.offer.find(({ id }) => id === chosen.serviceId);
  const barberId = chosen.barberId === anyBarber ? null : chosen.barberId;
  const [draft, setDraft] = useState<Pick<NewWaitDraft, 'from' | 'to' | 'part' | 'barberId'>>({
    from: date,
    to: date,
    part: null,
    barberId,
  });
  const team = salon.team.filter(({ serviceIds }) => serviceIds.includes(chosen.serviceId ?? ''));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <WaitDialog
      title={t('ask.title')}
      description={t('ask.text', { service: service?.name ?? '', salon: salon.name })}
      draft={{ kind: 'new', salonId: salon.id, serviceId: chosen.serviceId ?? '', ...draft }}
      confirm={t('ask.confirm')}
      open={open}
      onClose={onClose}
      onDone={onDone}
    >
      <DaySelect
        label={t('ask.from')}
        name="from"
        days={daysFrom(days.today, days.last)}
        value={draft.from}
        onValueChange={(from) => change({ from, to: draft.to < from ? from : draft.to })}
      />
      <DaySelect
        label={t('ask.to')}
        name="to"
        days={daysFrom(draft.from, days.last)}
        value={draft.to}
        onValueChange={(to) => change({ to })}
      />
      <PartSelect value={draft.part} onValueChange={(part) => change({ part })} />
      <Select
        label={t('ask.barber')}
        name="barber"
        value={draft.barberId ?? ''}
        onValueChange={(id) => change({ barberId: id === '' ? null : id })}
      >
        <option value="">{t('ask.anyBarber')}</option>
        {team.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </WaitDialog>
  );
}

/**
 * A customer on the waitlist gets the note where they asked, because the pressed button is removed.
 */
function InLine() {
  const { t } = useTranslation('waitlist');
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <Note
      role="status"
      title={t('invite.done')}
      actions={
        <Link ref={way} to={paths.dashboard} {...buttonProps({ variant: 'secondary', size: 's' })}>
          {t('invite.list')}
        </Link>
      }
    >
      {t('invite.doneText')}
    </Note>
  );
}

/** Offers the waitlist for a fully booked day. */
export function WaitInvitation({ booking, salon, date }: WaitInvitationProps) {
  const { t } = useTranslation('waitlist');
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isInLine, setInLine] = useState(false);
  const barber = salon.team.find(({ id }) => id === booking.draft.barberId);
  if (isInLine) return <InLine />;
  if (booking.isGuest) {
    const here = paths.booking(salon.id) + stepSearch(booking.step);
    return (
      <Note title={t('invite.title')}>
        {t('invite.guest')} <Link to={withNextPath(paths.signIn, here)}>{t('invite.signIn')}</Link>
      </Note>
    );
  }
  return (
    <>
      <Note
        title={t('invite.title')}
        actions={
          <Button
            variant="tonal"
            size="s"
            startIcon={<BellRing aria-hidden="true" />}
            onClick={() => {
              setAsked((count) => count + 1);
              setOpen(true);
            }}
          >
            {t('invite.ask')}
          </Button>
        }
      >
        {barber === undefined ? t('invite.text') : t('invite.textWith', { name: barber.name })}
      </Note>
      {asked === 0 ? null : (
        <WaitForm
          key={asked}
          booking={booking}
          salon={salon}
          date={date}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setInLine(true);
          }}
        />
      )}
    </>
  );
}
