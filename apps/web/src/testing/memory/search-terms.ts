/** Search words for a category, in both languages of the app. */
const terms: Readonly<Record<string, string>> = {
  Haircut: 'haircut style hair cut κούρεμα κουρέματα κόψιμο',
  Color: 'color colour hair coloring colouring dye highlights βαφή χρώμα ανταύγειες μαλλιών',
  Styling: 'styling style blow-dry updo χτένισμα χτενίσματα πιάσιμο φορμάρισμα',
  Treatments: 'treatments treatment keratin mask θεραπείες θεραπεία κερατίνη μάσκα',
  "Men's Cuts": "men's cuts mens men barber haircut ανδρικό ανδρικά κούρεμα κουρείο",
  'Beard Trim': 'beard trim barber shave περιποίηση γενειάδας γένια μούσι κουρείο',
  'Hot Towel': 'hot towel shave barber ζεστή πετσέτα ξύρισμα κουρείο',
  'Premium Cuts': 'premium cuts haircut κούρεμα κουρέματα',
  Balayage: 'balayage color colour highlights μπαλαγιάζ βαφή ανταύγειες',
  Extensions: 'extensions hair εξτένσιον τρέσες',
};

/** Search words of a category; by default its title. */
export function termsOf(title: string): string {
  return Object.hasOwn(terms, title) ? `${title} ${terms[title] ?? ''}` : title;
}

/** Every salon is in this city; all its spellings. */
export const cityNames = 'Thessaloniki Θεσσαλονίκη Salonica Salonika Σαλονίκη';
