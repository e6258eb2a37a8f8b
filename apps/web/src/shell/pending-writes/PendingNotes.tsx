import { Banner } from '@salonica/ui/banner';
import { Button, buttonProps } from '@salonica/ui/button';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../blocks/Link.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { usePendingWrites } from '../../blocks/use-pending-writes.ts';
import type { PendingWrite, SettledWrite } from '../../domain/ports/pending-writes-port.ts';
import { useAuth } from '../../features/auth/use-auth.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { useToasts } from '../toaster/toast-channel.ts';
import styles from './PendingNotes.module.css';

const signInPath = ({ returnTo }: PendingWrite) => withNextPath(paths.signIn, returnTo);

/** Redirects the visitor to sign in, once for each write that waits for it. */
function useSignIn(waiting: readonly PendingWrite[]): void {
  const { status } = useAuth();
  const navigate = useNavigate();
  const asked = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The sign-in page redirects back while a customer still seems to be signed in.
    if (status !== 'signed-out') return;
    const writes = waiting.filter(({ waitsFor }) => waitsFor === 'sign-in');
    const write = writes.find(({ id }) => !asked.current.has(id));
    asked.current = new Set(writes.map(({ id }) => id));
    if (write !== undefined) void navigate(signInPath(write), { replace: true });
  }, [status, waiting, navigate]);
}

/** Asks before leaving a page with pending writes. */
function useStay(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}

/** Reports the result of a write whose page is closed. */
function useSettledToasts(): void {
  const { t } = useTranslation('pending');
  const { show } = useToasts();
  const navigate = useNavigate();
  const writes = usePort('pendingWrites');
  const notify = useEffectEvent(({ name, isDone, message, page }: SettledWrite) => {
    const what = t(`what.${name}`);
    show(
      isDone
        ? { id: 'pending', tone: 'success', title: t('done', { what }), description: t('doneText') }
        : {
            id: 'pending',
            tone: 'danger',
            title: t('failed', { what }),
            description: message ?? t('failedText'),
            action: { label: t('goBack'), run: () => void navigate(page) },
          },
    );
  });
  useEffect(() => writes.onSettled((write) => notify(write)), [writes]);
}

/** Above every page: each pending write with its reason and a cancel button. */
export function PendingNotes() {
  const { t } = useTranslation('pending');
  const writes = usePort('pendingWrites');
  const waiting = usePendingWrites();
  useSignIn(waiting);
  useStay(waiting.length > 0);
  useSettledToasts();
  return (
    <section aria-label={t('label')} className={styles['root']} hidden={waiting.length === 0}>
      {waiting.map((write) => (
        <Banner
          key={write.id}
          tone={write.waitsFor === 'answer' ? 'info' : 'warning'}
          action={
            write.waitsFor === 'answer' ? null : (
              <Stack direction="row" gap={12}>
                {write.waitsFor === 'sign-in' ? (
                  <Link to={signInPath(write)} {...buttonProps({ size: 's' })}>
                    {t('signIn')}
                  </Link>
                ) : (
                  <Button size="s" onClick={() => writes.tryNow()}>
                    {t('tryNow')}
                  </Button>
                )}
                <Button variant="secondary" size="s" onClick={() => writes.cancel(write.id)}>
                  {t('cancel')}
                </Button>
              </Stack>
            )
          }
        >
          {t(`waiting.${write.waitsFor}`, { what: t(`what.${write.name}`) })}
        </Banner>
      ))}
    </section>
  );
}
