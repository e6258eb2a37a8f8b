/** Built-in strings of the booking ticket. */
export interface BookingTicketMessages {
  /** Stands before the name of the barber. */
  with: string;
  /** Service and barber in one line, in the row of a past visit. */
  serviceWith: (service: string, barber: string) => string;
  /** Said before the address, where the eye sees a pin. */
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

// A name after a preposition would have to change its case; after a colon or a dot it stays as it is.
export const el: BookingTicketMessages = {
  with: 'με:',
  serviceWith: (service, barber) => `${service} · ${barber}`,
  address: 'Διεύθυνση:',
};
