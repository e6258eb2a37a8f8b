import { MessagesProvider } from '@salonica/ui/messages';
import { SiteFrame } from '@salonica/ui/site-frame';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { DeskContext } from '../../blocks/use-desk.ts';
import { RequireAuth } from '../../features/auth/RequireAuth.tsx';
import { useAuthNow } from '../../features/auth/use-auth.ts';
import { DeskClosed } from './DeskClosed.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { useDeskMessages } from './desk-messages.ts';
import { DeskForbidden } from './DeskForbidden.tsx';
import { useIsOffered } from './desk-links.ts';
import { useDeskDoor } from './use-desk-door.ts';
import { watchDeskCalls } from './watch-desk-calls.ts';

/** Navigation and rights around every page below `/desk`. */
export function DeskLayout() {
  const { t } = useTranslation('shell');
  const { status } = useAuthNow();
  const { recheck, ...door } = useDeskDoor(status === 'signed-in');
  const api = useApi();
  const [own] = useState(() => new Map<string, number>());
  const watched = useMemo(() => {
    const onChanged = ({ id, revision }: { id: string; revision: number }) =>
      void own.set(id, revision);
    return { api: watchDeskCalls(api, { onRefused: recheck, onChanged }) };
  }, [api, recheck, own]);
  const isOwnChange = (id: string, revision: number) => (own.get(id) ?? -1) >= revision;
  const isOffered = useIsOffered(door.phase === 'open' ? door.desk.salon.role : null);
  const isOpen = door.phase === 'open' && status === 'signed-in';
  return (
    <MessagesProvider messages={useDeskMessages()}>
      <SiteFrame
        skipLabel={t('skip')}
        header={
          <PortsProvider ports={watched}>
            <DeskHeader desk={isOpen ? door.desk : null} />
          </PortsProvider>
        }
        footer={null}
      >
        <RequireAuth>
          {door.phase === 'open' ? (
            <DeskContext value={{ ...door.desk, isOwnChange }}>
              <PortsProvider ports={watched}>
                {/* Nothing of one salon is shown at the desk of the next. */}
                <Fragment key={door.desk.salon.id}>
                  {isOffered ? <Outlet /> : <DeskForbidden />}
                </Fragment>
              </PortsProvider>
            </DeskContext>
          ) : (
            <DeskClosed door={door} />
          )}
        </RequireAuth>
      </SiteFrame>
    </MessagesProvider>
  );
}
