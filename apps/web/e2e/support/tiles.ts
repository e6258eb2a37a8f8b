import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Children } from '../../../../scripts/stack/children.ts';
import { startBackend } from '../../../../scripts/stack/services.ts';
import { databaseVariable, ports } from './stack.ts';
import { test as base } from './test.ts';
import { startTileServer, type TileServer } from './tile-server.ts';

interface WorkerFixtures {
  /** A tile service, and a second process of the API that is configured with it. */
  tileApp: { readonly server: TileServer; readonly url: string };
}

interface Fixtures {
  /** The tile service of the pages of the test. */
  tiles: TileServer;
}

/** Journeys on an app whose map has tiles. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tileApp: [
    async ({}, use, { parallelIndex }) => {
      // Programs are named relative to the repository.
      process.chdir(resolve(import.meta.dirname, '../../../..'));
      const server = await startTileServer();
      const data = await mkdtemp(join(tmpdir(), 'salonica-tiles-'));
      const children = new Children(join(data, 'logs'));
      const app = ports.app + 10 + parallelIndex;
      await startBackend(children, {
        databaseUrl: process.env[databaseVariable] ?? '',
        ports: { ...ports, app },
        env: {
          DATA_DIR: data,
          MAP_TILES_URL: server.template,
          MAP_ATTRIBUTION: '© <a href="https://maps.example/copyright">Map makers</a>',
        },
      });
      await use({ server, url: `http://localhost:${app}` });
      await children.stop();
      server.close();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ tileApp }, use) => use(tileApp.url),

  tiles: async ({ tileApp: { server }, pageErrors }, use) => {
    // The driver of a browser without a graphics card, when a picture is taken of the page.
    pageErrors.expect(/GL Driver Message/);
    server.fails = false;
    server.zooms.length = 0;
    await use(server);
  },
});
