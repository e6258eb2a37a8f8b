import type source from '../en/map.ts';
import type { Translated } from '../translated.ts';

const map: Translated<typeof source> = {
  label: 'Χάρτης κομμωτηρίων',
  pins: 'Κομμωτήρια στον χάρτη',
  pin: '{{name}}, {{price}}, {{distance}}',
  cluster_one: '{{count}} κομμωτήριο: {{names}}',
  cluster_other: '{{count}} κομμωτήρια: {{names}}',
  controls: 'Μετακίνηση του χάρτη',
  zoomIn: 'Μεγέθυνση',
  zoomOut: 'Σμίκρυνση',
  move: {
    north: 'Μετακίνηση βόρεια',
    south: 'Μετακίνηση νότια',
    west: 'Μετακίνηση δυτικά',
    east: 'Μετακίνηση ανατολικά',
  },
  hint: {
    wheel: 'Κρατήστε πατημένο το {{key}} και κυλήστε για μεγέθυνση ή σμίκρυνση.',
    touch: 'Μετακινήστε τον χάρτη με δύο δάχτυλα.',
  },
  searchArea: 'Αναζήτηση εδώ',
  close: 'Κλείσιμο',
  partial: 'Ο χάρτης δείχνει τα πρώτα {{shown}} από {{total, total}} κομμωτήρια.',
  gulf: 'Θερμαϊκός Κόλπος',
  districts: {
    centre: 'Κέντρο',
    upperTown: 'Άνω Πόλη',
    toumba: 'Τούμπα',
    kalamaria: 'Καλαμαριά',
    evosmos: 'Εύοσμος',
    stavroupoli: 'Σταυρούπολη',
    pylaia: 'Πυλαία',
    panorama: 'Πανόραμα',
    thermi: 'Θέρμη',
  },
};

export default map;
