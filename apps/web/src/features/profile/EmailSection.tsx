import { Note } from '@salonica/ui/note';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { needsSignIn } from '../../domain/failure.ts';
import type { WayIn } from '../../domain/ports/identity-port.ts';
import type { EmailChange } from '../../domain/profile.ts';
import { EmailForm } from './EmailForm.tsx';
import { EmailPending } from './EmailPending.tsx';
import { EmailUnverified } from './EmailUnverified.tsx';
import { useProfileChange } from './use-profile.ts';

export interface EmailSectionProps {
  /** The current address. */
  readonly email: string | null;
  /** Whether its mailbox answered. */
  readonly isVerified: boolean;
  readonly change: EmailChange | null;
  /** The account's sign-in methods; null until known. */
  readonly ways: readonly WayIn[] | null;
  readonly onAsked: () => void;
  readonly onCancelled: () => void;
  readonly SignInAgain: SignInAgain;
}

/**
 * The address of the account, and its change. The input is kept while the customer signs in again.
 */
export function EmailSection(props: EmailSectionProps) {
  const { email, isVerified, change, ways, onAsked, onCancelled, SignInAgain } = props;
  const { t } = useTranslation('profile');
  const root = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [wanted, setWanted] = useState('');
  const ask = useProfileChange((api, address: string) =>
    api.requestEmailChange({ body: { email: address } }),
  );
  const cancel = useProfileChange((api, _: void) => api.cancelEmailChange());
  const isElsewhere = ways !== null && ways.length > 0 && ways.every((way) => way === 'google');

  const hasChange = change !== null;
  const hadChange = useRef(hasChange);
  const followsFocus = useRef(false);
  useEffect(() => {
    if (hadChange.current === hasChange) return;
    hadChange.current = hasChange;
    if (!followsFocus.current) return;
    followsFocus.current = false;
    // The focused element is gone.
    root.current?.querySelector<HTMLElement>('[data-first], [name="newEmail"]')?.focus();
  }, [hasChange]);

  const send = (address: string): void => {
    if (ask.isPending) return;
    setWanted(address);
    followsFocus.current = !hasChange;
    cancel.reset();
    void ask.mutateAsync(address).then(onAsked, (error: unknown) => {
      followsFocus.current = false;
      setAsked(needsSignIn(error));
    });
  };
  const drop = (): void => {
    if (cancel.isPending) return;
    ask.reset();
    followsFocus.current = true;
    void cancel.mutateAsync(undefined).then(onCancelled, () => {
      followsFocus.current = false;
    });
  };
  const failure = needsSignIn(ask.error) ? null : (ask.error ?? cancel.error);
  return (
    <Section
      ref={root}
      title={t('details.email.title')}
      lead={t('details.email.lead')}
      size="m"
      divided
    >
      <Stack gap={20}>
        <p>{email === null ? t('details.email.none') : t('details.email.now', { email })}</p>
        {email === null || isVerified ? null : <EmailUnverified email={email} onSent={onAsked} />}
        {isElsewhere ? (
          <Note title={t('details.email.elsewhere')}>{t('details.email.elsewhereText')}</Note>
        ) : change === null ? (
          <EmailForm error={failure} isPending={ask.isPending} onSend={send} onForget={ask.reset} />
        ) : (
          <EmailPending
            change={change}
            error={failure}
            isSending={ask.isPending}
            isCancelling={cancel.isPending}
            onSend={() => send(change.email)}
            onCancel={drop}
          />
        )}
      </Stack>
      {isAsked ? (
        <SignInAgain
          onDone={() => {
            setAsked(false);
            send(wanted);
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Section>
  );
}
