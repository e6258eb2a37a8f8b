/** The map of a search. */
const map = {
  label: 'Map of the salons',
  pins: 'Salons on the map',
  pin: '{{name}}, {{price}}, {{distance}}',
  cluster_one: '{{count}} salon: {{names}}',
  cluster_other: '{{count}} salons: {{names}}',
  controls: 'Move the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  move: {
    north: 'Move north',
    south: 'Move south',
    west: 'Move west',
    east: 'Move east',
  },
  hint: {
    wheel: 'Hold {{key}} and scroll to zoom the map.',
    touch: 'Use two fingers to move the map.',
  },
  searchArea: 'Search this area',
  close: 'Close',
  partial: 'The map has the first {{shown}} of {{total, total}} salons.',
  gulf: 'Thermaic Gulf',
  districts: {
    centre: 'City centre',
    upperTown: 'Ano Poli',
    toumba: 'Toumba',
    kalamaria: 'Kalamaria',
    evosmos: 'Evosmos',
    stavroupoli: 'Stavroupoli',
    pylaia: 'Pylaia',
    panorama: 'Panorama',
    thermi: 'Thermi',
  },
};

export default map;
