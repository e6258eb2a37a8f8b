import type { LocalizedText } from '../localized-text.ts';
import type { Field } from './person-seed.ts';

export type Gender = 'f' | 'm';

const names = (pairs: readonly (readonly [string, string])[]): readonly LocalizedText[] =>
  pairs.map(([en, el]) => ({ en, el }));

export const firstNames: Readonly<Record<Gender, readonly LocalizedText[]>> = {
  f: names([
    ['Anna', 'Άννα'],
    ['Despina', 'Δέσποινα'],
    ['Ioanna', 'Ιωάννα'],
    ['Katerina', 'Κατερίνα'],
    ['Maria', 'Μαρία'],
    ['Chrysa', 'Χρύσα'],
    ['Dimitra', 'Δήμητρα'],
    ['Vasiliki', 'Βασιλική'],
    ['Fotini', 'Φωτεινή'],
    ['Olga', 'Όλγα'],
    ['Zoe', 'Ζωή'],
    ['Athina', 'Αθηνά'],
    ['Irini', 'Ειρήνη'],
    ['Stella', 'Στέλλα'],
    ['Marina', 'Μαρίνα'],
    ['Danai', 'Δανάη'],
    ['Lydia', 'Λυδία'],
    ['Thaleia', 'Θάλεια'],
    ['Xenia', 'Ξένια'],
    ['Christina', 'Χριστίνα'],
  ]),
  m: names([
    ['Dimitris', 'Δημήτρης'],
    ['Giorgos', 'Γιώργος'],
    ['Kostas', 'Κώστας'],
    ['Petros', 'Πέτρος'],
    ['Yannis', 'Γιάννης'],
    ['Thanasis', 'Θανάσης'],
    ['Stelios', 'Στέλιος'],
    ['Vangelis', 'Βαγγέλης'],
    ['Manolis', 'Μανώλης'],
    ['Apostolos', 'Απόστολος'],
    ['Lefteris', 'Λευτέρης'],
    ['Alexandros', 'Αλέξανδρος'],
    ['Christos', 'Χρήστος'],
    ['Ilias', 'Ηλίας'],
    ['Michalis', 'Μιχάλης'],
    ['Tasos', 'Τάσος'],
    ['Panos', 'Πάνος'],
    ['Savvas', 'Σάββας'],
  ]),
};

/** Family names of women and men, in the same order. */
export const familyNames: Readonly<Record<Gender, readonly LocalizedText[]>> = {
  f: names([
    ['Papadopoulou', 'Παπαδοπούλου'],
    ['Ioannidou', 'Ιωαννίδου'],
    ['Karagianni', 'Καραγιάννη'],
    ['Georgiou', 'Γεωργίου'],
    ['Nikolaidou', 'Νικολαΐδου'],
    ['Konstantinidou', 'Κωνσταντινίδου'],
    ['Tsakiri', 'Τσακίρη'],
    ['Theodorou', 'Θεοδώρου'],
    ['Lazaridou', 'Λαζαρίδου'],
    ['Kyriakou', 'Κυριακού'],
    ['Savvidou', 'Σαββίδου'],
    ['Anagnostou', 'Αναγνώστου'],
    ['Mavridou', 'Μαυρίδου'],
    ['Pavlidou', 'Παυλίδου'],
    ['Dimitriadou', 'Δημητριάδου'],
    ['Athanasiou', 'Αθανασίου'],
    ['Kalogirou', 'Καλογήρου'],
    ['Zafiriou', 'Ζαφειρίου'],
    ['Stergiou', 'Στεργίου'],
    ['Vlachou', 'Βλάχου'],
  ]),
  m: names([
    ['Papadopoulos', 'Παπαδόπουλος'],
    ['Ioannidis', 'Ιωαννίδης'],
    ['Karagiannis', 'Καραγιάννης'],
    ['Georgiou', 'Γεωργίου'],
    ['Nikolaidis', 'Νικολαΐδης'],
    ['Konstantinidis', 'Κωνσταντινίδης'],
    ['Tsakiris', 'Τσακίρης'],
    ['Theodorou', 'Θεοδώρου'],
    ['Lazaridis', 'Λαζαρίδης'],
    ['Kyriakou', 'Κυριακού'],
    ['Savvidis', 'Σαββίδης'],
    ['Anagnostou', 'Αναγνώστου'],
    ['Mavridis', 'Μαυρίδης'],
    ['Pavlidis', 'Παυλίδης'],
    ['Dimitriadis', 'Δημητριάδης'],
    ['Athanasiou', 'Αθανασίου'],
    ['Kalogirou', 'Καλογήρου'],
    ['Zafiriou', 'Ζαφειρίου'],
    ['Stergiou', 'Στεργίου'],
    ['Vlachos', 'Βλάχος'],
  ]),
};

/** Existing portraits; several people share one. */
export const portraits: Readonly<Record<Gender, readonly string[]>> = {
  f: ['anna', 'despina', 'ioanna', 'katerina', 'maria', 'eleni', 'sofia'],
  m: ['dimitris', 'giorgos', 'kostas', 'petros', 'nikos'],
};

interface Specialty {
  readonly en: string;
  readonly el: Readonly<Record<Gender, string>>;
}

const ofBoth = (en: string, el: string): Specialty => ({ en, el: { f: el, m: el } });

export const specialties: Readonly<Record<Field, readonly Specialty[]>> = {
  cut: [
    ofBoth('Classic cuts', 'Κλασικά κουρέματα'),
    ofBoth('Short cuts & bobs', 'Κοντά κουρέματα & καρέ'),
    { en: 'Curl specialist', el: { f: 'Ειδική στα σγουρά', m: 'Ειδικός στα σγουρά' } },
  ],
  color: [
    { en: 'Color specialist', el: { f: 'Ειδική στο χρώμα', m: 'Ειδικός στο χρώμα' } },
    ofBoth('Balayage & highlights', 'Balayage & ανταύγειες'),
    ofBoth('Blondes', 'Ξανθές αποχρώσεις'),
  ],
  styling: [
    ofBoth('Styling & updos', 'Χτενίσματα & πιασίματα'),
    ofBoth('Bridal & evening', 'Νυφικά & βραδινά'),
    ofBoth('Blow-dries & waves', 'Φορμάρισμα & κύματα'),
  ],
  men: [
    ofBoth('Fades & lines', 'Φέιντ & γραμμές'),
    ofBoth('Razor & beard', 'Ξυράφι & γενειάδα'),
    ofBoth('Scissor cuts', 'Κούρεμα με ψαλίδι'),
  ],
  care: [
    ofBoth('Scalp & treatments', 'Τριχωτό & θεραπείες'),
    ofBoth('Keratin & repair', 'Κερατίνη & επανόρθωση'),
  ],
  length: [ofBoth('Extensions', 'Extensions'), ofBoth('Long hair', 'Μακριά μαλλιά')],
};
