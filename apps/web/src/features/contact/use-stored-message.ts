import { type RefObject, useEffect } from 'react';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { contactFields, type ContactMessage } from './contact-fields.ts';

/** Stored with the drafts of bookings, which are stored by salon. */
const place = 'contact';

/** The valid part of a stored message. */
function textsOf(stored: unknown): Partial<ContactMessage> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    ([name, text]) => contactFields.some((field) => field === name) && typeof text === 'string',
  );
  return Object.fromEntries(entries) as Partial<ContactMessage>;
}

/** Stores the input until it is sent or the tab is closed, and restores it after a reload. */
export function useStoredMessage(form: RefObject<HTMLFormElement | null>) {
  const drafts = usePort('drafts');
  useEffect(() => {
    const texts = textsOf(drafts.read(place).personal);
    for (const [name, text] of Object.entries(texts)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // Input from before hydration is newer.
      if (isField && field.value === '') field.value = text;
    }
  }, [drafts, form]);
  return {
    keep: (message: ContactMessage) => drafts.write(place, { choices: null, personal: message }),
    forget: () => drafts.clear(place),
  };
}
