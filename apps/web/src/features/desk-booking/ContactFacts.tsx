import { Fact, FactList } from '@salonica/ui/fact-list';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import MailIcon from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Star from 'lucide-react/icons/star';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../domain/desk.ts';

const icon = { 'aria-hidden': true } as const;

/** How to reach the customer, and what happened here before. */
export function ContactFacts({ booking }: { readonly booking: DeskBooking }) {
  const { t } = useTranslation('deskBooking');
  const { customer, notes, address, location, rating, source } = booking;
  const { contact, visits, noShows } = customer;
  const isUnknown = contact?.email === null && contact.phone === null;
  return (
    <FactList variant="list" aria-label={t('facts')}>
      {contact === null ? <Fact icon={<Phone {...icon} />}>{t('contact.hidden')}</Fact> : null}
      {isUnknown ? <Fact icon={<Phone {...icon} />}>{t('contact.none')}</Fact> : null}
      {contact?.phone == null ? null : (
        <Fact icon={<Phone {...icon} />}>
          <a href={`tel:${contact.phone}`}>{contact.phone}</a>
        </Fact>
      )}
      {contact?.email == null ? null : (
        <Fact icon={<MailIcon {...icon} />}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Fact>
      )}
      {location === 'home' ? (
        <Fact icon={<MapPin {...icon} />}>
          {address === null ? t('home.hidden') : t('home.at', { address })}
        </Fact>
      ) : null}
      {notes === null || notes === '' ? null : (
        <Fact icon={<StickyNote {...icon} />}>{t('notes', { notes })}</Fact>
      )}
      <Fact icon={<CalendarCheck {...icon} />}>
        {source === 'online' ? t('visits', { count: visits }) : t(`source.${source}`)}
      </Fact>
      {noShows === 0 ? null : (
        <Fact icon={<CalendarX {...icon} />}>{t('noShows', { count: noShows })}</Fact>
      )}
      {rating === null ? null : (
        <Fact icon={<Star {...icon} />}>{t('rated', { count: rating })}</Fact>
      )}
    </FactList>
  );
}
