import { describe, expect, it } from 'vitest';
import type { FavoritesPort } from '../../../domain/ports/old/favorites-port.ts';

/** What every source of favorites has to keep. Begins with at least two, and `another` is not among them. */
export function describeFavoritesPort(
  name: string,
  create: () => { readonly port: FavoritesPort; readonly another: string },
): void {
  const request = (language = 'en') => ({ language, signal: new AbortController().signal });

  describe(`favorites port: ${name}`, () => {
    it('lists what is saved, the newest first', async () => {
      const { port, another } = create();
      await port.add(another);
      const ids = await port.ids();
      expect(ids).toContain(another);
      const [newest] = await port.list(request());
      expect(newest?.id).toBe(another);
    });

    it('adds and removes without minding a second time', async () => {
      const { port, another } = create();
      const before = await port.ids();
      await port.add(another);
      await port.add(another);
      expect(await port.ids()).toHaveLength(before.length + 1);
      await port.remove(another);
      await port.remove(another);
      expect(await port.ids()).toHaveLength(before.length);
    });

    it('has a number to call and services, in either language', async () => {
      const { port, another } = create();
      await port.add(another);
      const [english] = await port.list(request());
      const [greek] = await port.list(request('el'));
      expect(english?.phone).toMatch(/^\+/);
      expect(english?.services.length).toBeGreaterThan(0);
      expect(greek?.services).not.toEqual(english?.services);
    });

    it('gives up when it is called off', async () => {
      const { port } = create();
      const leaving = new AbortController();
      const answer = port.list({ language: 'en', signal: leaving.signal });
      leaving.abort();
      await expect(answer).rejects.toThrow();
    });
  });
}
