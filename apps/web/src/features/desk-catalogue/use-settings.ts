import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import type { Api, CallOptions } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { deskKeyOf, type DeskPart } from '../../shared/desk-keys.ts';

/** A part of the settings. */
export interface Revised {
  readonly revision: number;
}

export type ReadPart<Part extends Revised> = (
  api: Api,
  request: CallOptions & { readonly salon: string },
) => Promise<Part>;

/** What a change at the desk names. */
export interface Write {
  readonly salon: string;
  readonly revision: number;
  readonly idempotencyKey: string;
}

/** Another member changed the same thing; nothing was saved. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
  /** The part as it is now. */
  readonly current: unknown;

  constructor(current: unknown) {
    super('Another member changed it first.');
    this.current = current;
  }
}

export interface SaveOptions<Part> {
  /** What is sent, as a text: the same text is the same attempt. */
  readonly content: string;
  /** Whether what the change replaces is still as the member saw it. */
  readonly isSame: (current: Part) => boolean;
  readonly run: (api: Api, write: Write, current: Part) => Promise<unknown>;
}

export interface Settings<Part extends Revised> {
  readonly load: Load<Part>;
  /**
   * Changes the part. What another member changed beside it stays.
   * @returns the part after the change
   * @throws OvertakenError where another member changed the same
   */
  readonly save: (options: SaveOptions<Part>) => Promise<Part>;
}

const isStale = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'stale';

/** A part of the salon's settings, and the only way to change it. */
export function useSettings<Part extends Revised>(
  name: DeskPart,
  read: ReadPart<Part>,
): Settings<Part> {
  const api = useApi();
  const queries = useQueryClient();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const { keyFor, forget } = useRequestKey();
  const queryKey: QueryKey = [...deskKeyOf(name, salon.id), language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(api, { salon: salon.id, language, signal }),
    staleTime: 0,
  });
  const readAgain = () =>
    queries.query({
      queryKey,
      queryFn: ({ signal }) => read(api, { salon: salon.id, language, signal }),
      staleTime: 0,
    });

  return {
    load: useLoad(query, queryKey),
    async save({ content, isSame, run }) {
      const attempt = (current: Part) => {
        if (!isSame(current)) throw new OvertakenError(current);
        const { revision } = current;
        const idempotencyKey = keyFor(`${name} ${revision} ${content}`);
        return run(api, { salon: salon.id, revision, idempotencyKey }, current);
      };
      try {
        await attempt(queries.getQueryData<Part>(queryKey) ?? (await readAgain()));
      } catch (error) {
        if (!isStale(error)) throw error;
        await attempt(await readAgain());
      }
      forget();
      // Also the salon's public page in this browser.
      void queries.invalidateQueries({ queryKey: salonKey(salon.id) });
      await queries.invalidateQueries({ queryKey: deskKeyOf(name, salon.id) });
      return queries.getQueryData<Part>(queryKey) ?? readAgain();
    },
  };
}
