import { paths, salonsFor } from '../../shared/paths.ts';

export const companyLinks = [
  { key: 'about', path: paths.about },
  { key: 'help', path: paths.help },
  { key: 'contact', path: paths.contact },
  { key: 'listSalon', path: paths.listYourSalon },
  { key: 'privacy', path: paths.privacy },
  { key: 'terms', path: paths.terms },
] as const;

/**
 * Links to the salons that offer a service, by the server's name; highlights are listed there as
 * color.
 */
export const popularServices = [
  { key: 'haircut', path: salonsFor('Haircut') },
  { key: 'color', path: salonsFor('Color') },
  { key: 'beard', path: salonsFor('Beard Trim') },
  { key: 'highlights', path: salonsFor('Color') },
  { key: 'balayage', path: salonsFor('Balayage') },
] as const;

export const copyrightYear = 2024;
