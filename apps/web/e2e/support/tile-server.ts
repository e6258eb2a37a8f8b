import { createServer } from 'node:http';
import sharp from 'sharp';

/** A picture with a frame, so that each tile can be seen. */
const picture = async (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
        <rect width="256" height="256" fill="#e9e3d5" stroke="#a99" />
        <path d="M0 180 C80 120 160 220 256 150" fill="none" stroke="#fff" stroke-width="8" />
      </svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A MapLibre style without pictures; its source says who made it. */
const style = (origin: string) => ({
  version: 8,
  sources: {
    places: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      attribution: `© <a href="${origin}/about">Style maker</a>`,
    },
  },
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#cfe8cf' } }],
});

/** A tile service on this machine. */
export interface TileServer {
  readonly origin: string;
  /** With `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly styleUrl: string;
  /** The zooms of the requested tiles, in their order. */
  readonly zooms: number[];
  /** Whether every request fails. */
  fails: boolean;
  readonly close: () => void;
}

export async function startTileServer(): Promise<TileServer> {
  const tile = await picture();
  const zooms: number[] = [];
  const state = { fails: false };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const [, zoom] = /^\/(\d+)\/\d+\/\d+\.png$/.exec(request.url ?? '') ?? [];
    if (zoom !== undefined) zooms.push(Number(zoom));
    if (state.fails) {
      response.writeHead(503).end();
    } else if (zoom === undefined) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(style(origin)));
    } else {
      response.setHeader('Content-Type', 'image/png');
      response.end(tile);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    template: `${origin}/{z}/{x}/{y}.png`,
    styleUrl: `${origin}/style.json`,
    zooms,
    get fails() {
      return state.fails;
    },
    set fails(fails) {
      state.fails = fails;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
