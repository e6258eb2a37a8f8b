import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { againAfterFailure } from '../../blocks/again-after-failure.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import type { Desk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { DeskSalon } from '../../domain/desk.ts';
import { keptPlanName, restorePlan } from '../../features/desk-day/kept-plan.ts';
import { ignore } from '../../shared/ignore.ts';
import { deskSalonsKey } from '../../shared/desk-keys.ts';

/** Name of the stored choice of the salon. */
const stored = 'desk-salon';

type Closed = Exclude<Load<never>, { phase: 'ready' }>;

/** A desk that the visitor may enter. */
export type OpenDesk = Omit<Desk, 'isOwnChange'>;

/** Whether the visitor may enter the desk. */
export type DeskDoor =
  | Closed
  | { readonly phase: 'no-member'; readonly retry: () => void }
  /** The visitor was a member of this salon when the page was opened. */
  | { readonly phase: 'removed'; readonly salon: DeskSalon; readonly onLeave: (() => void) | null }
  | { readonly phase: 'open'; readonly desk: OpenDesk };

/** The salons of the signed-in visitor, and the one at whose desk they are. */
export function useDeskDoor(isSignedIn: boolean): DeskDoor & { readonly recheck: () => void } {
  const api = useApi();
  const drafts = usePort('drafts');
  const clock = usePort('clock');
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const queryKey = [...deskSalonsKey, language];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.listDeskSalons({ language, signal })).salons,
    enabled: isSignedIn,
    refetchInterval: againAfterFailure,
  });
  const load = useLoad(query, queryKey);
  const [chosen, setChosen] = useState<unknown>(() => drafts.read(stored).choices);
  const [entered, setEntered] = useState<DeskSalon | null>(null);
  const recheck = useCallback(
    () => void queries.invalidateQueries({ queryKey: deskSalonsKey }),
    [queries],
  );

  if (load.phase !== 'ready') {
    const kept =
      query.failureCount > 0 ? restorePlan(drafts.read(keptPlanName), clock.now()) : null;
    if (kept === null) return { ...load, recheck };
    const { salon } = kept;
    const desk = { salon, salons: [salon], chooseSalon: ignore, isKept: true };
    return { phase: 'open', desk, recheck };
  }
  const salons = load.data;
  const wanted = entered?.id ?? chosen;
  const salon = salons.find(({ id }) => id === wanted) ?? (entered === null ? salons[0] : null);
  if (salon === undefined) return { phase: 'no-member', retry: recheck, recheck };
  if (salon === null) {
    const onLeave = salons.length === 0 ? null : () => setEntered(null);
    return { phase: 'removed', salon: entered as DeskSalon, onLeave, recheck };
  }
  if (salon !== entered) setEntered(salon);
  const chooseSalon = (id: string): void => {
    drafts.write(stored, { choices: id, personal: null });
    setChosen(id);
    setEntered(null);
  };
  return { phase: 'open', desk: { salon, salons, chooseSalon, isKept: false }, recheck };
}
