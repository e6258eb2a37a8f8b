import { SiteMenuPerson } from '@salonica/ui/site-menu';
import { usePicture } from '../../features/profile/use-profile.ts';
import type { Account } from './use-account.ts';

/** The signed-in customer, for the menu. */
export function MenuPerson({ name, contact, photo }: Account) {
  const picture = usePicture();
  return <SiteMenuPerson name={name} contact={contact} photo={picture ?? photo} />;
}
