import * as v from 'valibot';

const wordSchema = v.picklist([
  'email',
  /** No mail, by choice or without an address: the account shows the change. */
  'account',
  /** Nothing reaches a guest whom the salon does not tell. */
  'yourself',
  /** Whom the desk entered gets no mail. */
  'entered',
  /** The records of the customer were erased. */
  'erased',
]);

/** How a customer learns that the salon moves or cancels a booking. */
export const deskTellingSchema = v.object({ move: wordSchema, cancel: wordSchema });

export type DeskTellingWire = v.InferInput<typeof deskTellingSchema>;
