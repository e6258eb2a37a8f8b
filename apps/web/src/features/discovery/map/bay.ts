import { mercatorY } from './map-view.ts';

/** Latitude and longitude. */
type Corner = readonly [latitude: number, longitude: number];

/** The coast of the Thermaic Gulf from the delta in the west to the cape in the south. */
const coast: readonly Corner[] = [
  [40.4, 22.7],
  [40.5, 22.745],
  [40.553, 22.765],
  [40.585, 22.8],
  [40.617, 22.835],
  [40.64, 22.862],
  [40.648, 22.893],
  [40.6415, 22.9045],
  [40.6365, 22.9075],
  [40.6358, 22.9105],
  [40.6395, 22.912],
  [40.6345, 22.9195],
  [40.6362, 22.921],
  [40.6318, 22.9262],
  [40.6352, 22.9305],
  [40.6335, 22.9345],
  [40.6318, 22.9393],
  [40.629, 22.9445],
  [40.6264, 22.9484],
  [40.6205, 22.9532],
  [40.613, 22.9545],
  [40.606, 22.9512],
  [40.5985, 22.9485],
  [40.5925, 22.9425],
  [40.5885, 22.93],
  [40.5845, 22.932],
  [40.58, 22.942],
  [40.5735, 22.947],
  [40.564, 22.95],
  [40.552, 22.957],
  [40.542, 22.96],
  [40.533, 22.956],
  [40.5225, 22.9475],
  [40.5195, 22.953],
  [40.517, 22.964],
  [40.508, 22.956],
  [40.504, 22.93],
  [40.5025, 22.905],
  [40.5045, 22.876],
  [40.496, 22.845],
  [40.483, 22.825],
  [40.45, 22.835],
  [40.4, 22.85],
];

/** Around all land that can be seen. */
const inland: readonly Corner[] = [
  [40.2, 22.85],
  [40.2, 23.6],
  [41, 23.6],
  [41, 22.2],
  [40.2, 22.2],
  [40.2, 22.7],
];

/** The forest above the city. */
const forest: readonly Corner[] = [
  [40.642, 22.968],
  [40.645, 22.982],
  [40.638, 23.002],
  [40.622, 23.012],
  [40.611, 23],
  [40.614, 22.987],
  [40.627, 22.975],
];

const streets: readonly (readonly Corner[])[] = [
  // Along the seafront, and the parallel streets of the centre.
  [
    [40.6358, 22.9328],
    [40.6324, 22.9396],
    [40.6272, 22.949],
  ],
  [
    [40.638, 22.934],
    [40.633, 22.943],
    [40.6285, 22.952],
  ],
  [
    [40.651, 22.915],
    [40.644, 22.933],
    [40.6405, 22.94],
    [40.6353, 22.949],
    [40.631, 22.956],
    [40.6255, 22.962],
  ],
  [
    [40.6455, 22.937],
    [40.639, 22.9495],
    [40.6335, 22.96],
    [40.6225, 22.966],
  ],
  // To the east.
  [
    [40.6272, 22.951],
    [40.62, 22.956],
    [40.612, 22.9572],
    [40.599, 22.9555],
    [40.59, 22.952],
    [40.581, 22.951],
  ],
  [
    [40.6255, 22.962],
    [40.6125, 22.968],
    [40.599, 22.9705],
    [40.575, 22.975],
    [40.548, 22.98],
    [40.52, 22.995],
  ],
  // To the north and the west.
  [
    [40.644, 22.933],
    [40.66, 22.94],
    [40.685, 22.956],
    [40.73, 22.98],
  ],
  [
    [40.651, 22.915],
    [40.66, 22.895],
    [40.68, 22.84],
    [40.7, 22.78],
  ],
  // The ring road.
  [
    [40.673, 22.892],
    [40.676, 22.915],
    [40.668, 22.942],
    [40.656, 22.964],
    [40.638, 22.976],
    [40.615, 22.984],
    [40.59, 22.983],
    [40.562, 22.973],
  ],
];

/** Districts; their names are texts. */
export const districts = [
  { key: 'centre', latitude: 40.6355, longitude: 22.9445 },
  { key: 'upperTown', latitude: 40.6435, longitude: 22.955 },
  { key: 'toumba', latitude: 40.6145, longitude: 22.9745 },
  { key: 'kalamaria', latitude: 40.5835, longitude: 22.9585 },
  { key: 'evosmos', latitude: 40.668, longitude: 22.9085 },
  { key: 'stavroupoli', latitude: 40.6725, longitude: 22.9325 },
  { key: 'pylaia', latitude: 40.599, longitude: 22.9885 },
  { key: 'panorama', latitude: 40.589, longitude: 23.031 },
  { key: 'thermi', latitude: 40.547, longitude: 23.019 },
] as const;

export const gulf = { latitude: 40.598, longitude: 22.89 } as const;

/** A path in degrees of the map, in which y grows downwards. */
const pathOf = (corners: readonly Corner[]): string =>
  `M${corners
    .map(([latitude, longitude]) => `${longitude} ${(-mercatorY(latitude)).toFixed(5)}`)
    .join('L')}`;

export const landPath = `${pathOf([...coast, ...inland])}Z`;

export const forestPath = `${pathOf(forest)}Z`;

export const streetPaths: readonly string[] = streets.map(pathOf);
