import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { useHydrated } from '../../blocks/use-hydrated.ts';
import type { DeskBooking } from '../../domain/desk.ts';
import { usePriceRows } from './BookingDetails.tsx';
import styles from './BookingSlip.module.css';
import { useDeskWords } from './use-desk-words.ts';

/** What a printer makes of an open booking: one page, for A4 and for receipts. */
export function BookingSlip({ booking }: { readonly booking: DeskBooking }) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const { rows, total } = usePriceRows(booking);
  const isHydrated = useHydrated();
  const { address, notes, location, customer } = booking;
  if (!isHydrated) return null;
  return createPortal(
    <article className={styles['root']} aria-hidden="true">
      <h1>{salon.name}</h1>
      <p className={styles['when']}>{words.when(booking.visit)}</p>
      <p>
        {booking.service.name}
        <br />
        {booking.barber.name}
      </p>
      <p>
        {words.nameOf(customer.name)}
        {customer.contact?.phone == null ? null : (
          <>
            <br />
            {customer.contact.phone}
          </>
        )}
      </p>
      {location === 'home' && address !== null ? <p>{t('home.at', { address })}</p> : null}
      {notes === null || notes === '' ? null : <p>{t('notes', { notes })}</p>}
      <table>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('price.total')}</th>
            <td>{total}</td>
          </tr>
        </tbody>
      </table>
    </article>,
    document.body,
  );
}
