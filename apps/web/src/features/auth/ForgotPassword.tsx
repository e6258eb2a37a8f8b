import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import { useAuthStore } from './AuthProvider.tsx';
import type { UnsentForm } from './answer-auth.ts';
import type { AuthFailure } from './auth-facts.ts';
import { toFailure } from './auth-failure.ts';
import { checkEmail, fieldOf } from './auth-fields.ts';
import styles from './auth-form.module.css';
import { failureText, fieldTexts } from './auth-words.ts';
import { CredentialsForm, EmailField } from './CredentialsForm.tsx';
import { useAuthNow } from './use-auth.ts';
import { readFields, useFieldChecks, useFocusOnInvalid } from './use-auth-form.ts';
import { useCountdown } from './use-countdown.ts';

/** Delay before the link can be requested again, in seconds. */
const resendAfter = 30;

interface ResetMail {
  readonly isSending: boolean;
  readonly failure: AuthFailure | null;
  readonly send: (email: string) => Promise<boolean>;
  readonly forgetFailure: () => void;
}

function useResetMail(): ResetMail {
  const store = useAuthStore();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  return {
    isSending,
    failure,
    forgetFailure: () => setFailure(null),
    async send(email) {
      setSending(true);
      setFailure(null);
      try {
        const identity = await store.identity();
        await identity.sendPasswordReset(email);
        return true;
      } catch (error) {
        setFailure(toFailure(error));
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

interface RequestProps {
  readonly mail: ResetMail;
  readonly unsent: UnsentForm | undefined;
  readonly onSent: (email: string) => void;
}

function RequestForm({ mail, unsent, onSent }: RequestProps) {
  const { t } = useTranslation('auth');
  const { t: own } = useTranslation('recovery');
  const ref = useRef<HTMLFormElement>(null);
  const { problems, accepts, forget } = useFieldChecks(ref);
  const { failure, isSending, send, forgetFailure } = mail;
  useFocusOnInvalid(ref, failure);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { email } = readFields(event.currentTarget, ['email']);
    if (!accepts(checkEmail({ email }))) return;
    if (await send(email.trim())) onSent(email.trim());
  };

  return (
    <>
      <PageHeader size="m" title={own('forgot.title')} lead={own('forgot.intro')} />
      <CredentialsForm
        ref={ref}
        isUnsent={unsent !== undefined}
        onSubmit={(event) => void submit(event)}
        onForget={(field) => {
          forgetFailure();
          forget(field);
        }}
      >
        <EmailField error={fieldTexts(t, problems, failure).email} defaultValue={unsent?.email} />
        {failure === null || fieldOf(failure) !== null ? null : (
          <Note size="s" tone="danger">
            {failureText(t, failure)}
          </Note>
        )}
        <Button type="submit" size="l" block busy={isSending} busyLabel={own('forgot.busy')}>
          {own('forgot.submit')}
        </Button>
      </CredentialsForm>
    </>
  );
}

interface SentProps {
  readonly email: string;
  readonly mail: ResetMail;
  readonly onOtherEmail: () => void;
}

function Sent({ email, mail: { failure, isSending, send }, onOtherEmail }: SentProps) {
  const { t } = useTranslation('auth');
  const { t: own } = useTranslation('recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  const [secondsLeft, restart] = useCountdown(resendAfter);
  const [isResent, setResent] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const resend = async (): Promise<void> => {
    setResent(false);
    if (!(await send(email))) return;
    restart();
    setResent(true);
  };

  return (
    <>
      <PageHeader
        size="m"
        titleRef={heading}
        title={own('forgot.sentTitle')}
        lead={`${own('forgot.sent', { email })} ${own('forgot.sentHint')}`}
      />
      <Stack gap={12}>
        {failure === null ? null : (
          <Note size="s" tone="danger">
            {failureText(t, failure)}
          </Note>
        )}
        <FormMessage tone="info">{isResent ? own('forgot.resent') : null}</FormMessage>
        <Button
          variant="secondary"
          block
          disabled={secondsLeft > 0}
          busy={isSending}
          busyLabel={own('forgot.busy')}
          onClick={() => void resend()}
        >
          {secondsLeft > 0 ? own('forgot.resendIn', { count: secondsLeft }) : own('forgot.resend')}
        </Button>
        <Button variant="quiet" block onClick={onOtherEmail}>
          {own('forgot.otherEmail')}
        </Button>
      </Stack>
    </>
  );
}

export interface ForgotPasswordProps {
  /** The form that the browser sent by itself. */
  readonly unsent?: UnsentForm | undefined;
}

/** Requests a reset link; the response does not reveal whether the address is known. */
export function ForgotPassword({ unsent }: ForgotPasswordProps) {
  const { t: own } = useTranslation('recovery');
  useAuthNow();
  const mail = useResetMail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? (
        <RequestForm mail={mail} unsent={unsent} onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} mail={mail} onOtherEmail={() => setSentTo(null)} />
      )}
      <p className={styles['switch']}>
        <Link to={paths.signIn} className={styles['link']}>
          {own('forgot.back')}
        </Link>
      </p>
    </>
  );
}
