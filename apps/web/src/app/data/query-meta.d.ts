import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Its answer are the tickets of a salon page, whose room is reserved on the next visit. */
      readonly showsTickets?: boolean;
    };
  }
}
