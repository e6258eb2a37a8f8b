/** Built-in strings of the booking ticket. */
export interface BookingTicketMessages {
  /** Precedes the name of the barber. */
  with: string;
  /** Service and barber in one line, in the row of a past visit. */
  serviceWith: (service: string, barber: string) => string;
  /** Announced before the address, where sighted users see a pin. */
  address: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly bookingTicket: BookingTicketMessages;
  }
}

export const en: BookingTicketMessages = {
  with: 'with',
  serviceWith: (service, barber) => `${service} with ${barber}`,
  address: 'Address:',
};

// After a preposition a name would need another case; after a colon or a dot it is unchanged.
export const el: BookingTicketMessages = {
  with: 'με:',
  serviceWith: (service, barber) => `${service} · ${barber}`,
  address: 'Διεύθυνση:',
};
