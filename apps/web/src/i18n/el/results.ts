import type source from '../en/results.ts';
import type { Translated } from '../translated.ts';

const results: Translated<typeof source> = {
  count_one: '{{count, total}} κομμωτήριο',
  count_other: '{{count, total}} κομμωτήρια',
  countNear_one: '{{count, total}} κομμωτήριο κοντά σας',
  countNear_other: '{{count, total}} κομμωτήρια κοντά σας',
  active: {
    label: 'Ενεργά φίλτρα',
    quoted: '«{{text}}»',
    remove: 'Αφαίρεση φίλτρου: {{filter}}',
    clear: 'Καθαρισμός όλων',
    area: 'Περιοχή του χάρτη',
  },
  understood: {
    didYouMean: 'Μήπως εννοείτε:',
    widened: 'Δεν βρέθηκε τίποτα για «{{text}}»',
    nearest: 'Αντί γι’ αυτό, βλέπετε τα πιο κοντινά κομμωτήρια.',
    distances: 'Σημείο μέτρησης των αποστάσεων: {{place}}.',
  },
  rating: {
    label: 'Βαθμολογία',
    any: 'Όλες',
    least: '{{rating}}+',
    leastName: '{{rating}} αστέρια και πάνω',
  },
  map: {
    failed: 'Ο χάρτης δεν φορτώθηκε.',
  },
  near: {
    unknown: 'Έως 5 μίλια από το κέντρο της πόλης.',
    asking: 'Ρωτάμε τον περιηγητή σας πού βρίσκεστε...',
    inTown: 'Έως 5 μίλια από το σημείο όπου βρίσκεστε.',
    away: 'Απέχετε περίπου {{distance}} από τη Θεσσαλονίκη, γι’ αυτό βλέπετε όσα είναι έως 5 μίλια από το κέντρο της.',
    denied:
      'Ο περιηγητής σας δεν έδωσε την τοποθεσία σας, γι’ αυτό βλέπετε όσα είναι έως 5 μίλια από το κέντρο της πόλης. Μπορείτε να την επιτρέψετε δίπλα στη διεύθυνση της σελίδας.',
    unavailable:
      'Η τοποθεσία σας δεν βρέθηκε, γι’ αυτό βλέπετε όσα είναι έως 5 μίλια από το κέντρο της πόλης.',
    ask: 'Χρήση της τοποθεσίας μου',
  },
  empty: {
    title: 'Δεν βρέθηκαν κομμωτήρια.',
    one_one: 'Χωρίς το φίλτρο {{filter}} υπάρχει {{count, total}} κομμωτήριο.',
    one_other: 'Χωρίς το φίλτρο {{filter}} υπάρχουν {{count, total}} κομμωτήρια.',
    none: 'Τα φίλτρα μαζί αποκλείουν όλα τα κομμωτήρια. Ξεκινήστε πάλι χωρίς αυτά.',
    noneAtAll: 'Νέα κομμωτήρια προστίθενται κάθε εβδομάδα. Περάστε ξανά σύντομα.',
    drop: 'Χωρίς το φίλτρο {{filter}}',
    clear: 'Καθαρισμός φίλτρων',
  },
  filters: {
    open: 'Φίλτρα',
    openWith_one: 'Φίλτρα, {{count}} ενεργό',
    openWith_other: 'Φίλτρα, {{count}} ενεργά',
    title: 'Φίλτρα',
    sort: 'Σειρά',
    today: 'Διαθέσιμα σήμερα',
    top: 'Κορυφαία',
    clear: 'Καθαρισμός όλων',
    show_one: 'Δείτε {{count, total}} κομμωτήριο',
    show_other: 'Δείτε {{count, total}} κομμωτήρια',
  },
};

export default results;
