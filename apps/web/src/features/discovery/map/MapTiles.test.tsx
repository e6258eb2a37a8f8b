import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MapTilesPort, TileEvents, TileView } from '#domain/ports/map-tiles-port.ts';
import { renderDiscovery } from '../testing/render-discovery.tsx';
import { type MapView, mercatorY } from './map-view.ts';
import { MapTiles, type MapTilesProps } from './MapTiles.tsx';

const view: MapView = { x: 22.95, y: mercatorY(40.63), scale: 5000 };

/** A tile service that reports only what the test tells it to. */
function createTiles() {
  const shown: TileView[] = [];
  const remove = vi.fn<() => void>();
  let report: TileEvents | undefined;
  const draw: MapTilesPort['draw'] = async (_, first, events) => {
    shown.push(first);
    report = events;
    return { show: (next) => void shown.push(next), remove };
  };
  return { shown, remove, port: { draw }, report: () => report };
}

async function renderTiles(port: MapTilesPort, onChange: MapTilesProps['onChange'] = () => {}) {
  return renderDiscovery(<MapTiles view={view} isShown={false} onChange={onChange} />, {
    at: '/salons',
    ports: { mapTiles: port },
  });
}

describe('the tiles of the map', () => {
  it('have the centre and the scale of the map', async () => {
    const { shown, port } = createTiles();
    await renderTiles(port);
    await waitFor(() => expect(shown.length).toBeGreaterThan(0));
    const last = shown.at(-1);
    expect(last?.longitude).toBe(22.95);
    expect(last?.latitude).toBeCloseTo(40.63);
    expect(last?.scale).toBe(5000);
  });

  it('are reported when they are complete, and when they fail', async () => {
    const { report, port } = createTiles();
    const onChange = vi.fn<MapTilesProps['onChange']>();
    await renderTiles(port, onChange);
    await waitFor(() => expect(report()).toBeDefined());
    expect(onChange).not.toHaveBeenCalled();
    report()?.onReady([[{ text: 'Map makers', href: null }]]);
    report()?.onFailed();
    expect(onChange.mock.calls).toEqual([[[[{ text: 'Map makers', href: null }]]], [null]]);
  });

  it('end with the map', async () => {
    const { remove, shown, port } = createTiles();
    const { unmount } = await renderTiles(port);
    await waitFor(() => expect(shown.length).toBeGreaterThan(1));
    unmount();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('leave the drawn map where their code does not load', async () => {
    const draw = vi.fn<MapTilesPort['draw']>(async () => Promise.reject(new Error('offline')));
    const onChange = vi.fn<MapTilesProps['onChange']>();
    await renderTiles({ draw }, onChange);
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    expect(onChange).not.toHaveBeenCalled();
  });
});
