import { Button } from '@salonica/ui/button';
import { ToastRegion } from '@salonica/ui/toast';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { toastQueueMachine } from './toast-queue-machine.ts';
import { useToasts } from './toast-channel.ts';

const input = { now: () => performance.now() };

export function Toaster() {
  const { t } = useTranslation('shell');
  const channel = useToasts();
  const [snapshot, send] = useMachine(toastQueueMachine, { input, ...useMachineOptions() });

  useEffect(() => channel.listen(send), [channel, send]);

  useEffect(() => {
    const follow = (): void =>
      send({ type: document.hidden ? 'hold.began' : 'hold.ended', reason: 'hidden' });
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [send]);

  const { current } = snapshot.context;
  const action = current?.action;
  return (
    <ToastRegion
      messages={{ region: t('toasts') }}
      toast={
        current === null
          ? null
          : {
              ...current,
              action:
                action === undefined ? null : (
                  <Button
                    variant="secondary"
                    size="s"
                    onClick={() => {
                      send({ type: 'toast.dismissed', id: current.id });
                      action.run();
                    }}
                  >
                    {action.label}
                  </Button>
                ),
            }
      }
      onClose={(id) => send({ type: 'toast.dismissed', id })}
      onPause={() => send({ type: 'hold.began', reason: 'attention' })}
      onResume={() => send({ type: 'hold.ended', reason: 'attention' })}
    />
  );
}
