/** What the desk reads: the settings by their names, and the rest. */
export type DeskPart =
  | 'booking'
  | 'chat'
  | 'day'
  | 'description'
  | 'hours'
  | 'listing'
  | 'members'
  | 'numbers'
  | 'offers'
  | 'pictures'
  | 'replies'
  | 'requests'
  | 'reviews'
  | 'rules'
  | 'services'
  | 'shifts'
  | 'team'
  | 'times';

/** The start of the key of every query of the desk. */
export const deskRoot = ['desk'] as const;

/** The salons of the visitor, in all languages. */
export const deskSalonsKey = [...deskRoot, 'salons'] as const;

/** The start of the keys of a part of a salon, in all languages. */
export const deskKeyOf = (part: DeskPart, salonId: string) => [...deskRoot, part, salonId] as const;
