import type { Application } from '#domain/application.ts';
import { type ApplicationDraft, bodyOf, emptyDraft } from '../application-draft.ts';

/** A complete draft. */
export const typedDraft: ApplicationDraft = {
  ...emptyDraft,
  name: 'Barbershop Zefyr',
  categoryIds: ['1'],
  phone: '+302310123456',
  email: 'zefyr@salonica.example',
  addressEn: '4 Komninon',
  addressEl: 'Κομνηνών 4',
  place: '40.63450, 22.94120',
  services: [
    { en: 'Haircut', el: 'Κούρεμα', minutes: '30', price: '25.00' },
    { en: 'Beard trim', el: 'Περιποίηση γενιών', minutes: '20', price: '12.00' },
  ],
  barberEn: 'Thanasis Kyriakou',
  barberEl: 'Θανάσης Κυριακού',
};

/** What was sent of it, and what became of it. */
export const sentApplication = (status: Application['status']): Application => ({
  id: `application-${status}`,
  status,
  sentAt: Date.UTC(2026, 10, 20, 9),
  reason:
    status === 'refused' ? 'The phone number belongs to another salon. Please enter yours.' : null,
  salonId: status === 'approved' ? '01' : null,
  details: bodyOf(typedDraft),
});
