import { Button } from '@salonica/ui/button';
import { TextField } from '@salonica/ui/text-field';
import { MessageSquare, Smartphone } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthStore } from './auth-context.tsx';
import styles from './auth-form.module.css';
import type { IdentityErrorCode } from './identity-port.ts';
import { failureText } from './auth-words.ts';
import { FormNote } from './FormNote.tsx';
import { codeLength, toCode, toE164 } from './phone-number.ts';
import { useAuthFacts, useAuthNow } from './use-auth.ts';
import { useFocusOnInvalid } from './use-auth-form.ts';
import { useCountdown } from './use-countdown.ts';

/** Time before another code may be asked for, in seconds. */
const resendAfter = 30;

/** Refusals that are about what stands in the field. */
const aboutField: readonly IdentityErrorCode[] = [
  'invalid-phone-number',
  'missing-phone-number',
  'invalid-verification-code',
  'missing-verification-code',
  'code-expired',
];

interface QuestionProps {
  readonly name: 'number' | 'code';
  readonly title: string;
  readonly intro: string;
  /** Says what is wrong with the text, or sends it. */
  readonly onSubmit: (text: string) => string | null;
  readonly field: Omit<ComponentProps<typeof TextField>, 'name' | 'error'>;
  readonly submit: string;
  readonly busyLabel: string;
  /** The button's own work is under way. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** One field and its button, with whatever stands in the way of them. */
function Question({
  name,
  title,
  intro,
  onSubmit,
  field,
  submit,
  busyLabel,
  isBusy,
  children,
}: QuestionProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { failure, busy } = useAuthNow();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<{ readonly text: string } | null>(null);
  useEffect(() => heading.current?.focus(), []);
  useFocusOnInvalid(form, problem);
  useFocusOnInvalid(form, failure);

  const trouble = failure === null ? null : failureText(t, failure, 'phone');
  const isFieldTrouble = failure?.source === 'identity' && aboutField.includes(failure.code);

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy === 'phone') return;
    const text = new FormData(event.currentTarget).get(name);
    const wrong = onSubmit(typeof text === 'string' ? text : '');
    setProblem(wrong === null ? null : { text: wrong });
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['intro']}>{intro}</p>
      <form
        ref={form}
        method="post"
        noValidate
        className={styles['form']}
        onSubmit={send}
        onInput={() => {
          setProblem(null);
          if (failure !== null) store.dismissFailure();
        }}
      >
        <TextField
          required
          {...field}
          name={name}
          error={problem?.text ?? (isFieldTrouble && trouble !== null ? trouble : undefined)}
        />
        {trouble === null || isFieldTrouble ? null : <FormNote tone="danger">{trouble}</FormNote>}
        <Button type="submit" size="l" block busy={isBusy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {children}
      </form>
    </>
  );
}

function OtherWaysButton() {
  const { t } = useTranslation('auth');
  const { phone } = useAuthStore();
  return (
    <Button variant="quiet" block onClick={phone.leave}>
      {t('phone.otherWays')}
    </Button>
  );
}

/** Written in groups, as it is read aloud. */
function inGroups(number: string): string {
  return number.replace(/^(\+30)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}

function AskNumber({ number }: { readonly number: string | null }) {
  const { t } = useTranslation('auth');
  const { phone } = useAuthStore();
  const { busy } = useAuthNow();
  return (
    <Question
      name="number"
      title={t('phone.title')}
      intro={t('phone.intro')}
      submit={t('phone.send')}
      busyLabel={t('phone.sending')}
      isBusy={busy === 'phone'}
      onSubmit={(text) => {
        const given = toE164(text);
        if (given === null) {
          return t(/\d/.test(text.replace('+30', '')) ? 'phone.invalidNumber' : 'phone.noNumber');
        }
        phone.sendCode(given);
        return null;
      }}
      field={{
        label: t('phone.number'),
        type: 'tel',
        autoComplete: 'tel',
        defaultValue: number === null ? '+30 ' : inGroups(number),
        startIcon: <Smartphone aria-hidden="true" />,
        hint: t('phone.numberHint'),
      }}
    >
      <OtherWaysButton />
    </Question>
  );
}

interface AskCodeProps {
  readonly number: string;
  readonly remember: boolean;
}

function AskCode({ number, remember }: AskCodeProps) {
  const { t } = useTranslation('auth');
  const { phone } = useAuthStore();
  const [secondsLeft, restart] = useCountdown(resendAfter);
  const { busy } = useAuthNow();
  const [isResending, setResending] = useState(false);
  const [isResent, setResent] = useState(false);
  useAuthFacts((fact) => {
    setResending(false);
    if (fact.type !== 'phone.resent') return;
    restart();
    setResent(true);
  });

  return (
    <Question
      name="code"
      title={t('phone.codeTitle')}
      intro={t('phone.codeIntro', { number: inGroups(number) })}
      submit={t('phone.submit')}
      busyLabel={t('phone.busy')}
      isBusy={busy === 'phone' && !isResending}
      onSubmit={(text) => {
        const code = toCode(text);
        if (code === null) return t(text.trim() === '' ? 'phone.noCode' : 'phone.invalidCode');
        setResent(false);
        phone.confirmCode(code, { remember });
        return null;
      }}
      field={{
        label: t('phone.code'),
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        // A pasted code may come with a space in its middle.
        maxLength: codeLength + 1,
        startIcon: <MessageSquare aria-hidden="true" />,
        hint: t('phone.codeHint'),
      }}
    >
      <p role="status" className={styles['note']}>
        {isResent ? t('phone.resent') : null}
      </p>
      <Button
        variant="secondary"
        block
        disabled={secondsLeft > 0}
        busy={busy === 'phone' && isResending}
        busyLabel={t('phone.sending')}
        onClick={() => {
          setResent(false);
          setResending(true);
          phone.resendCode();
        }}
      >
        {secondsLeft > 0 ? t('phone.resendIn', { count: secondsLeft }) : t('phone.resend')}
      </Button>
      <Button variant="quiet" block onClick={phone.changeNumber}>
        {t('phone.otherNumber')}
      </Button>
      <OtherWaysButton />
    </Question>
  );
}

export interface PhoneSignInProps {
  /** Keep the session after the browser is closed. */
  readonly remember: boolean;
}

/** Signing in with a phone: first its number, then the code that is sent to it. */
export function PhoneSignIn({ remember }: PhoneSignInProps) {
  const { phoneStep, phoneNumber } = useAuthNow();
  if (phoneStep === 'code' && phoneNumber !== null) {
    return <AskCode number={phoneNumber} remember={remember} />;
  }
  return <AskNumber number={phoneNumber} />;
}
